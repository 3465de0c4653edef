/* The keys of the tree of moves: choose a node, go there, drop, name, ask why it is dead. */
#include "play/player.h"

static void choose(play_player *player, int by)
{
    player->tree_at += by;
    if (player->tree_at < 0)
        player->tree_at = 0;
}

static bool go_there(play_player *player)
{
    (void)play_player_send_number(player, "goto", player->tree_node);
    player->tree_at = -1;
    return true;
}

bool play_tree_key(play_player *player, uint32_t key)
{
    switch (key) {
    case PLAY_KEY_UP:
    case 'k':
        choose(player, -1);
        return true;
    case PLAY_KEY_DOWN:
    case 'j':
        choose(player, 1);
        return true;
    case PLAY_KEY_ENTER:
        return go_there(player);
    case 'd':
        (void)play_player_send_number(player, "drop", player->tree_node);
        return true;
    case 'w':
        (void)play_player_send_number(player, "why-dead", player->tree_node);
        return true;
    case ':':
        play_dialog_ask(player, PLAY_PROMPT_NAME);
        return true;
    default:
        return false;
    }
}

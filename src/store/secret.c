/*
 * Random names, secrets and recovery phrases, and their hashes.
 *
 * A secret is 256 random bits, so a plain hash is enough: nobody can try them all.  A phrase is six
 * words of alternating consonants and vowels, 16 bits each.
 */
#include <ctype.h>
#include <sodium.h>
#include <string.h>

#include "store/players.h"

static const char consonants[] = "bdfghjklmnprstvz", vowels[] = "aiou";

enum { WORDS = 6, WORD = 5 };

void player_make_id(player_id *ret)
{
    static const char digits[] = "23456789abcdefghjkmnpqrstuvwxyz";
    for (int i = 0; i < PLAYER_ID; i++)
        ret->text[i] = digits[randombytes_uniform(sizeof digits - 1)];
    ret->text[PLAYER_ID] = '\0';
}

void player_make_secret(char ret[PLAYER_SECRET + 1])
{
    unsigned char bytes[32];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(ret, PLAYER_SECRET + 1, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bytes, sizeof bytes);
}

static void make_word(char ret[WORD])
{
    for (int i = 0; i < WORD; i++)
        ret[i] = i % 2 == 0 ? consonants[randombytes_uniform(16)] : vowels[randombytes_uniform(4)];
}

void player_make_phrase(char ret[PLAYER_PHRASE + 1])
{
    for (int i = 0; i < WORDS; i++) {
        make_word(ret + i * (WORD + 1));
        ret[i * (WORD + 1) + WORD] = i + 1 < WORDS ? '-' : '\0';
    }
}

static void hash(const char *domain, const char *text, size_t length,
                 unsigned char ret[PLAYER_HASH])
{
    crypto_generichash_state state;
    crypto_generichash_init(&state, NULL, 0, PLAYER_HASH);
    crypto_generichash_update(&state, (const unsigned char *)domain, strlen(domain) + 1);
    crypto_generichash_update(&state, (const unsigned char *)text, length);
    crypto_generichash_final(&state, ret, PLAYER_HASH);
}

void player_hash_secret(const char *secret, unsigned char ret[PLAYER_HASH])
{
    hash("device", secret, strlen(secret), ret);
}

void player_hash_phrase(const char *phrase, unsigned char ret[PLAYER_HASH])
{
    char letters[WORDS * WORD +
                 1]; /* one letter more than a phrase has: a longer one is another one */
    size_t length = 0;
    for (; *phrase != '\0' && length < sizeof letters; phrase++)
        if (isalpha((unsigned char)*phrase))
            letters[length++] = (char)tolower((unsigned char)*phrase);
    hash("phrase", letters, length, ret);
}

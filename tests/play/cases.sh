# The cases of tests/play/run: functions case_NAME, each with its sentence.

# A well-known puzzle and its solution.
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
hard=.3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.

# The digits of the empty cells in reading order from number $1 to number $2, counted from 1, as keys:
# each digit and n for the next empty cell.
fill() {
  local i number=0 keys=
  for ((i = 0; i < 81; i++)); do
    [ "${puzzle:i:1}" = . ] || continue
    number=$((number + 1))
    ((number >= $1 && number <= $2)) && keys=$keys${solution:i:1}n
  done
  type_in "$keys"
}

case_whole_game() { # a game with a wrong entry, hints, undo and a pause looks as it should
  start 80 24 lele play $puzzle
  await "New game: 51 cells to fill"
  golden start
  fill 1 10
  await "Placed 4 in R2C8"
  press p
  golden paused
  press p
  await_no "Press p to go on"
  type_in 5 # R2C9 is 8
  await "Conflict"
  press c
  golden wrong
  press u
  await "Undid"
  press i i i
  await "Hint 3 of 4"
  golden hint
  press a
  await_no "Hint 3 of 4"
  press u
  await "Undid"
  press r
  await "Redid"
}

case_to_the_win() { # all digits by keys, and the results at the end
  start 80 24 lele play $puzzle
  await "New game"
  fill 1 50
  await "box 8 complete"
  fill 51 51
  golden won
  press u
  await_no "Congratulations"
  press q
  await "STATUS 0"
}

case_branches() { # mark, back and the tree: what was tried is kept, and any node can be entered again
  start 80 24 lele play $hard
  await "New game"
  press m
  await "Branch 1 marked"
  press 1 n 2
  await "Placed 2"
  press b
  await_no "Placed 2"
  press 4 n 7
  await "Placed 7"
  press t
  golden tree
  press Up Enter
  press Escape
  await_no "Tree of moves"
}

case_links() { # the links of a chain are shown one by one, with the panel beside the board
  start 120 40 lele play $hard
  await "New game"
  press f
  type_in ":step skyscraper"
  press Enter
  await "Hint 3 of 4"
  press ']'
  golden link
}

case_notes() { # both kinds of notes, colours, several cells at once, and the single note by Enter
  start 80 24 lele play $hard
  await "New game"
  press Tab 1 2
  await "corner notes"
  press Tab 5
  await "centre notes"
  press Space Right Right Space
  press Tab
  await "colours"
  press 3
  press Escape Tab Left M-4
  press Left
  golden notes
  press Home Tab 2 Tab Tab Tab
  press n
}

case_overlay_and_why_not() { # the overlay of candidates, and the reason why a digit cannot be there
  start 80 24 lele play $hard
  await "New game"
  press o o o
  await "candidates"
  golden overlay
  press w
  await "three digits for three"
  golden basis
  press Escape o w 1
  golden why_not
  press e
  await "Hidden Single"
}

case_resize() { # the window may shrink to 40x10, to 5x2, and grow again at any moment
  start 80 24 lele play $puzzle
  await "New game"
  press i i
  await "Hint 2 of 4"
  tmux resize-window -t game -x 40 -y 10
  golden small_with_hint
  press Escape
  golden small
  tmux resize-window -t game -x 5 -y 2
  press 4
  has_file "r1c3 4" "$data/lele/games/*.json"
  tmux resize-window -t game -x 140 -y 50
  await "Lele Sudoku"
  golden large
  tmux resize-window -t game -x 80 -y 24
  await "Lele Sudoku"
}

case_killed() { # kill -9 right after a key: the next start has every move
  start 80 24 lele play $puzzle
  await "New game"
  fill 1 5
  await "Placed 1 in R1C8"
  kill -9 "$(game_pid)"
  await "STATUS 137"
  start 80 24 lele play
  await "│  9     1        │"
  golden resumed
}

ends_clean() { # signal, status: the game ends, its move is kept, the terminal is as before
  start 80 24 lele play $puzzle
  await "New game"
  press 4
  await "Placed 4 in R1C3"
  kill "-$1" "$(game_pid)"
  await "STATUS $2"
  await "BEFORE"
  await "icanon"
  await_no "-icanon"
  has_file "r1c3 4" "$data/lele/games/*.json"
}

case_sigterm() { # SIGTERM leaves the terminal clean and loses no move
  ends_clean TERM 143
}

case_sighup() { # SIGHUP leaves the terminal clean and loses no move
  ends_clean HUP 129
}

case_crash() { # a crash leaves the terminal clean and loses no move
  ends_clean SEGV 139
}

case_ctrl_c() { # Ctrl-C leaves the terminal clean and loses no move
  start 80 24 lele play $puzzle
  await "New game"
  press 4
  await "Placed 4 in R1C3"
  press C-c
  await "STATUS 0"
  await "BEFORE"
  await_no "-icanon"
  has_file "r1c3 4" "$data/lele/games/*.json"
}

case_chinese() { # the same screens in Chinese, where characters are two columns wide
  lang=zh
  start 80 24 lele play $puzzle
  await "数独乐乐"
  press i i i
  await "提示 3/4"
  golden chinese
  press '?'
  golden chinese_help
}

case_language() { # L changes the language at once
  start 80 24 lele play $puzzle
  await "New game"
  press L
  await "数独乐乐"
  press L
  await "Lele Sudoku"
}

case_no_colour() { # NO_COLOR: attributes only
  env=NO_COLOR=1
  start 80 24 lele play $puzzle
  await "New game"
  press i i
  await "Hint 2"
  equal "colours" 0 "$(tmux capture-pane -e -p -t game | grep -c "$(printf '\033\\[[0-9;]*[34][0-8]')")"
}

case_sixteen_colours() { # in 16 colours nothing has any of the other 240
  start 80 24 lele play --colors 16 $puzzle
  await "New game"
  equal "many colours" 0 "$(tmux capture-pane -e -p -t game | grep -c '[34]8;')"
  [ "$(tmux capture-pane -e -p -t game | grep -c "$(printf '\033\\[[0-9;]*[349][0-9]')")" != 0 ] ||
    fault "no colours at all"
}

case_256_colours() { # a terminal with 256 colours gets them
  start 80 24 lele play $puzzle
  await "New game"
  [ "$(tmux capture-pane -e -p -t game | grep -c '[34]8;5;')" != 0 ] || fault "no such colours"
}

case_true_colour() { # with COLORTERM=truecolor the colours are RGB values
  env=COLORTERM=truecolor
  start 80 24 lele play $puzzle
  await "New game"
  [ "$(tmux capture-pane -e -p -t game | grep -c '[34]8;2;')" != 0 ] || fault "no such colours"
}

# The same puzzle with true clues of many kinds.
clues="classic+cage:11:r1c3r1c4r2c4;cage:10:r2c2r2c3r3c1;cage:24:r6c7r6c8r6c9r7c9r5c9;difference:1:r4c4r5c4;\
ratio:2:r2c8r2c9;pair-sum:10:r8c1r8c2;pair-sum:5:r8c1r9c1;less::r9c7r9c8;odd::r5c9;even::r5c3;\
thermometer::r6c2r6c3r5c3r4c3 $puzzle"

case_clues() { # clues are on the board and beside it, a broken one is told, and a game resumes with them
  start 100 40 "lele play '$clues'"
  await "New game: 51 cells to fill"
  golden clues
  type_in 2 # R1C3; with 6 in R1C4 and the given 1 the cage has 9
  await "Placed 2 in R1C3"
  press Right 6
  golden clues-broken
  press q
  await "STATUS 0"
  start 100 40 lele play
  await "The game goes on"
  await "thermometer: R6C2 R6C3 R5C3 R4C3"
}

case_ascii() { # --ascii draws lines with ASCII characters
  start 80 24 lele play --ascii $puzzle
  await "New game"
  equal "other characters" 0 "$(tmux capture-pane -p -t game | head -22 | LC_ALL=C grep -c '[^ -~]')"
}

case_dumb() { # TERM=dumb: the game in words, a cell at a time
  term=dumb
  start 100 30 lele play $puzzle
  await "row 1 column 3, empty, candidates 1 2 4"
  type_in 4
  press Enter
  await "Placed 4 in R1C3"
  type_in quit
  press Enter
  await "STATUS 0"
}

case_paste() { # a pasted puzzle becomes a game; its digits are not taken for keys
  start 80 24 lele play $puzzle
  await "New game"
  tmux set-buffer "$hard"
  tmux paste-buffer -p -t game
  await "Hard 4.0"
  equal "moves" 0 "$(grep -l 'set r' "$data"/lele/games/*.json | wc -l)"
}

case_mouse() { # a click moves the cursor, a drag selects cells
  term=xterm-256color
  start 80 24 lele play $puzzle
  await "New game"
  press Tab
  await "corner notes"
  tmux send-keys -t game -H 1b 5b 3c 30 3b 31 35 3b 32 4d 1b 5b 3c 30 3b 31 35 3b 32 6d # (15, 2): R1C3
  press 4
  has_file "note corner r1c3" "$data/lele/games/*.json"
}

case_new_game() { # a new game by level, layout and seed; the same seed is the same puzzle
  start 80 24 lele play
  golden new
  press Up Enter
  await "Seed (empty"
  type_in tea
  press Enter
  await "tea"
  press Up Up Up Left
  await "Beginner"
  press Enter
  await "Seed: 2:beginner:"
  golden made
}

case_making() { # making a hard puzzle does not stop the terminal, and Escape ends it
  start 80 24 lele play $puzzle
  await "New game"
  press P
  await "A puzzle in any format"
  type_in 2:rating=11.5-:classic:tea
  press Enter
  await "Making a puzzle"
  press 4
  has_file "r1c3 4" "$data/lele/games/*.json"
  press Escape
  await "stopped"
}

case_own_puzzle() { # the player enters the givens, then plays
  start 80 24 lele play --custom 4x4
  await "Enter the givens"
  type_in 1234n34l12
  golden entering
  press q
  await "STATUS 0"
}

case_slots_and_library() { # five slots and the library: saved, opened, deleted
  start 80 24 lele play $puzzle
  await "New game"
  press 4 S
  await "1  empty"
  press s
  await "saved in slot 1"
  press Down
  golden slots
  press Escape
  await_no "Slots"
  press u
  await "Undid"
  press S
  await "Slots"
  press Enter
  await_no "Slots"
  await "│  5     3     4  │"
  press O
  await "Library"
  equal "games" 2 "$(ls "$data"/lele/games/*.json | wc -l)"
  press Down d
  await "Press d again"
  press d
  await "deleted"
  equal "games" 1 "$(ls "$data"/lele/games/*.json | wc -l)"
}

case_two_terminals() { # a game that is open elsewhere is continued as a copy
  start 80 24 lele play $puzzle
  await "New game"
  tmux rename-session -t game first
  start 80 24 lele play
  await "This game is open in another terminal"
  equal "games" 2 "$(ls "$data"/lele/games/*.json | wc -l)"
  tmux kill-session -t first
}

case_unwritable() { # a game that cannot be saved says so, and goes on
  mkdir -p "$data/lele"
  start 80 24 "chmod() { :; }; lele play $puzzle"
  await "New game"
  rm -rf "$data/lele/games"
  press 4
  await "The game could not be saved: no such file"
  mkdir "$data/lele/games"
  press n 6
  await "Placed 6 in R1C4"
  has_file "r1c3 4" "$data/lele/games/*.json"
  rm -rf "$data/lele/games"
  press q
  await "lele: cannot write"
  await "STATUS 3"
}

case_damaged() { # a file that cannot be read is reported and stays as it is
  mkdir -p "$data/lele/games" "$data/lele/slots"
  echo '{"game":"one"}' >"$data/lele/last.json"
  echo 'no game' >"$data/lele/games/one.json"
  start 100 24 lele play
  await "This file cannot be read"
  equal "the file" 'no game' "$(cat "$data/lele/games/one.json")"
}

case_unknown_keys() { # sequences that nobody knows are not taken for the keys in them
  start 80 24 lele play $puzzle
  await "New game"
  tmux send-keys -t game -H 1b 5b 31 3b 39 39 7e
  press n
  press 6
  await "Placed 6 in R1C4"
  equal "moves" 0 "$(grep -l 'r1c3' "$data"/lele/games/*.json | wc -l)"
}

case_layouts() { # jigsaw, X and 16x16 on the screen of 80x24
  start 80 24 lele play LWu1VoMdWPAx19VGIKoMosnmG8qeMaJgSCk6K6eTs6S7o4DBCuitdjL4
  await "New game"
  golden jigsaw
  press q
  await "STATUS 0"
  start 80 24 lele play --custom 16x16
  await "Enter the givens"
  type_in A
  golden sixteen
  press q
  await "STATUS 0"
  # diagonals, windows and the player's colours are seen without colours, too
  env=NO_COLOR=1
  start 80 24 lele play --layout windoku-x --seed 5
  await "A new puzzle"
  press Tab Tab Tab 1 l 3
  golden windoku
  tmux resize-window -t game -x 40 -y 12
  golden windoku_small
}

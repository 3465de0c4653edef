/*
 * The sentences of the game in both languages, in one table.  Error sentences are in lele/error.h,
 * the arguments of steps with their techniques.
 * {cell} {other} {cells} {digit} {other_digit} {unit} {kind} {clue} {n} {max} {count} {text} are filled
 * in; where a clue takes the place of a unit, {unit} and {kind} are the clue and its kind.  {s}
 * is {max} milliseconds in seconds.
 */
#ifndef LELE_GAME_WORDS_H
#define LELE_GAME_WORDS_H

#include "lele/layout.h"

#define LELE_WORDS(X)                                                                              \
    X(NOTHING, "", "")                                                                             \
    /* status line */                                                                              \
    X(STARTED, "New game: {n} cells to fill", "新游戏：还有 {n} 格")                               \
    X(ENTERING, "Enter the givens, then confirm", "请输入已知数，然后确定")                        \
    X(LOADED, "{n} digits taken over", "已载入 {n} 个数字")                                        \
    X(GIVEN_SET, "Given {digit} in {cell}", "{cell} 的已知数 {digit}")                             \
    X(PLACED, "Placed {digit} in {cell}", "已填 {cell} = {digit}")                                 \
    X(PLACED_MANY, "Placed {digit} in {n} cells", "已在 {n} 格填入 {digit}")                       \
    X(CONFLICT, "Conflict: {cell} and {other} are both {digit}",                                   \
      "冲突：{cell} 与 {other} 都是 {digit}")                                                      \
    X(CONFLICT_GIVEN, "Conflict: {cell} is {digit} like the given {other}",                        \
      "冲突：{cell} 与已知数 {other} 同为 {digit}")                                                \
    X(CLUE_BROKEN, "Broken: {clue} ({cells})", "违反「{clue}」：{cells}")                          \
    X(DIGIT_COMPLETE, "{digit} complete", "{digit} 已填满")                                        \
    X(UNIT_COMPLETE, "{unit} complete", "{unit}完成")                                              \
    X(ERASED, "Erased {cell}", "已清除 {cell}")                                                    \
    X(ERASED_MANY, "Erased {n} cells", "已清除 {n} 格")                                            \
    X(NOTED, "Notes changed in {cell}", "{cell} 的笔记已更改")                                     \
    X(NOTED_MANY, "Notes changed in {n} cells", "{n} 格的笔记已更改")                              \
    X(COLOURED, "Colour changed in {cell}", "{cell} 的颜色已更改")                                 \
    X(COLOURED_MANY, "Colours changed in {n} cells", "{n} 格的颜色已更改")                         \
    X(UNDID, "Undid: {cell} is empty again", "撤销：{cell} 恢复为空")                              \
    X(UNDID_TO, "Undid: {cell} is {digit} again", "撤销：{cell} 恢复为 {digit}")                   \
    X(UNDID_OTHER, "Undone steps: {n}", "已撤销 {n} 步")                                           \
    X(REDID, "Redid: {cell} is {digit}", "重做：{cell} = {digit}")                                 \
    X(REDID_OTHER, "Redone steps: {n}", "已重做 {n} 步")                                           \
    X(WENT, "Now at step {n}", "已到第 {n} 步")                                                    \
    X(MARKED, "Branch {n} marked", "已标记分支 {n}")                                               \
    X(UNMARKED, "Mark taken away", "已取消标记")                                                   \
    X(NAMED, "Branch named", "已命名分支")                                                         \
    X(DROPPED, "Branch hidden; it can be brought back", "分支已隐藏，可随时找回")                  \
    X(BACK, "Back at branch {n}; {digit} in {cell} tried",                                         \
      "已回到分支 {n}，{cell} 的 {digit} 已试过")                                                  \
    X(BACK_LAST, "Back: only {other_digit} is left to try in {cell}, so it is no branch any more", \
      "已回溯：{cell} 只剩 {other_digit} 未试，不再是分支")                                        \
    X(BACK_DEAD,                                                                                   \
      "Back: every digit in {cell} has been tried; if none works, the mistake is earlier",         \
      "已回溯：{cell} 的数字都试过了；若都行不通，错误在更早处")                                   \
    X(BACK_PLAIN, "Back at branch {n}", "已回到分支 {n}")                                          \
    X(BEFORE_MISTAKE, "Back to before the first mistake ({n} steps)",                              \
      "已回到第一个错误之前（退 {n} 步）")                                                         \
    X(HINT_GIVEN, "Hint, level {n}", "提示，第 {n} 级")                                            \
    X(CLOSED, "Hint closed", "提示已收起")                                                         \
    X(APPLIED, "Step applied", "已应用此步")                                                       \
    X(OVERLAY, "Candidate hint {n}/{max}", "候选提示 {n}/{max}")                                   \
    X(OVERLAY_OFF, "Candidate hint off", "候选提示已关闭")                                         \
    X(REVEALED, "{cell} is {digit}", "{cell} 是 {digit}")                                          \
    X(CHECKED_RIGHT, "No wrong digits so far", "目前没有填错")                                     \
    X(CHECKED_WRONG, "Wrong digits: {n}", "有 {n} 个数字填错")                                     \
    X(PAUSED, "Paused", "已暂停")                                                                  \
    X(RESUMED, "The game goes on", "继续游戏")                                                     \
    X(RESTARTED, "Started again", "已重新开始")                                                    \
    X(UNFINISHED, "{n} cells are still empty", "还有 {n} 格未填")                                  \
    X(UNFINISHED_ONE, "1 cell is still empty", "还有 1 格未填")                                    \
    X(ERRORS, "The board is full, but there are mistakes. Hint shows the first one.",              \
      "填满了，但有填错的地方。点「提示」看第一处。")                                              \
    X(ERRORS_CLUE, "The board is full, but a clue is broken: {clue} ({cells}).",                   \
      "填满了，但违反了「{clue}」：{cells}。")                                                     \
    X(SOLVED, "Solved! Congratulations", "恭喜完成！")                                             \
    X(SHOWN, "This is the solution", "这是答案")                                                   \
    X(LOST, "{n} mistakes: the game is over", "已错 {n} 次，本局结束")                             \
    X(SETTING_CHANGED, "Setting changed", "设置已更改")                                            \
    X(WHY_ASKED, "The reason is in the hint panel", "理由见提示面板")                              \
    X(PEEKED, "The result will say: with solution", "成绩会注明：看过答案")                        \
    X(WHY_DEAD, "The reason is in the branch panel", "原因见分支面板")                             \
    /* hint panel */                                                                               \
    X(HINT_IDLE, "Stuck? Hint gives direction first, reasons later.",                              \
      "需要帮助吗？点「提示」，先给方向，再给理由。")                                              \
    X(HINT_COST, "+{s} s per hint level · used {n}", "每级提示 +{s} 秒 · 已用 {n} 次")             \
    X(HINT_COST_OF, "+{s} s per hint level · used {n} of {count}",                                 \
      "每级提示 +{s} 秒 · 已用 {n}/{count} 次")                                                    \
    X(HINT_FREE, "Hints used: {n}", "已用提示 {n} 次")                                             \
    X(HINT_FREE_OF, "Hints used: {n} of {count}", "已用提示 {n}/{count} 次")                       \
    X(HINT_NONE_LEFT,                                                                              \
      "Hints used: {count} of {count}. What you were told can be read again for free.",            \
      "{count} 次提示已全部用完。看过的内容可以再看，不另计次。")                                  \
    X(HINT_CONFLICT, "{cell} is {digit} like the given {other} in {unit}: change {cell}.",         \
      "{cell} 与{unit}的已知数 {other} 同为 {digit}：请改 {cell}。")                               \
    X(HINT_CONFLICT_OWN,                                                                           \
      "You entered {digit} in both {cell} and {other}, which share {unit}: change one of them.",   \
      "{cell} 和 {other} 都是你填的 {digit}，而且同在{unit}：请改其中一个。")                      \
    X(HINT_BROKEN, "These digits break a clue, {clue}: {cells}. Change one of them.",              \
      "这些数字违反了「{clue}」：{cells}。请改其中一个。")                                         \
    X(HINT_WRONG,                                                                                  \
      "The red cell is wrong: {cell} is not {digit}. Ask again to see why, or go back to before "  \
      "it.",                                                                                       \
      "标红的地方填错了：{cell} 不是 {digit}。再点一次看原因，或回到出错之前。")                   \
    X(HINT_WRONG_WHY, "Without the wrong digits: {text}", "不看填错的数字：{text}")                \
    X(HINT_WRONG_DEEP, "{digit} in {cell} leads to no solution, whatever follows.",                \
      "{cell} 填 {digit} 后，无论怎样继续都无解。")                                                \
    X(HINT_MISSING, "The notes of {cell} lack a candidate that is still possible.",                \
      "{cell} 的笔记少了一个仍然可能的候选数。")                                                   \
    X(HINT_MISSING_WHICH, "Put {digit} back into the notes of {cell}.",                            \
      "请把 {digit} 加回 {cell} 的笔记。")                                                         \
    X(HINT_UNSOLVABLE, "There is no solution from here.", "当前填法已无解。")                      \
    X(HINT_CULPRITS, "These entries cannot stand together: {cells}.",                              \
      "这些填写不能同时成立：{cells}。")                                                           \
    X(ASSUMED, "As long as {text} is assumed: ", "假设 {text}：")                                  \
    X(ASSUMED_MANY, "As long as {text} are assumed: ", "假设 {text}：")                            \
    X(LEADS_TO_CELL,                                                                               \
      "{text} leads to a contradiction: no digit is left for {cell}. So {text} is wrong.",         \
      "由 {text} 推出矛盾：{cell} 没有数可填。所以 {text} 是错的。")                               \
    X(LEAD_TO_CELL,                                                                                \
      "{text} lead to a contradiction: no digit is left for {cell}. So they cannot all be right.", \
      "由 {text} 推出矛盾：{cell} 没有数可填。所以它们不能同时成立。")                             \
    X(LEADS_TO_UNIT,                                                                               \
      "{text} leads to a contradiction: no place is left for {digit} in {unit}. So {text} is "     \
      "wrong.",                                                                                    \
      "由 {text} 推出矛盾：{unit}的 {digit} 无处可填。所以 {text} 是错的。")                       \
    X(LEAD_TO_UNIT,                                                                                \
      "{text} lead to a contradiction: no place is left for {digit} in {unit}. So they cannot "    \
      "all be right.",                                                                             \
      "由 {text} 推出矛盾：{unit}的 {digit} 无处可填。所以它们不能同时成立。")                     \
    X(HINT_SEVERAL, "This grid has several solutions; {text}", "这道题有多个解；{text}")           \
    X(OVERLAY_TEXT,                                                                                \
      "Candidate hint {n}/{max}: {count} cells with at most {n} candidates. Choose a cell for "    \
      "its basis.",                                                                                \
      "候选提示 {n}/{max}：已标出候选数不超过 {n} 个的格（{count} 格）。点某格看依据。")           \
    X(OVERLAY_EMPTY, "Candidate hint {n}/{max}: no cell is down to so few candidates.",            \
      "候选提示 {n}/{max}：没有候选数不超过 {n} 个的格。")                                         \
    X(OVERLAY_ONE,                                                                                 \
      "Candidate hint {n}/{max}: {count} cells with a single candidate. Choose a cell for its "    \
      "basis.",                                                                                    \
      "候选提示 {n}/{max}：已标出只有 1 个候选数的格（{count} 个）。点某格看依据。")               \
    X(OVERLAY_FIXPOINT, "The enabled techniques eliminate no more candidates.",                    \
      "启用的技巧已删不掉更多候选数。")                                                            \
    X(OVERLAY_HELD,                                                                                \
      "It stops before the techniques of level {text}: with them every empty cell has one "        \
      "candidate, and that is the whole solution.",                                                \
      "到此为止：再用「{text}」级的技巧，每个空格就只剩一个候选数，也就是整个答案。")              \
    X(OVERLAY_LIMIT,                                                                               \
      "The search reached its limit at the techniques of level {text}; they may eliminate more.",  \
      "搜索量已到上限（「{text}」级技巧），可能还有候选数可删。")                                  \
    X(OVERLAY_SOLUTION, "All enabled techniques were used: this is the whole solution.",           \
      "启用的技巧都用上了：这就是整个答案。")                                                      \
    X(BASIS, "Basis: {text}; reference cells {cells}", "依据：{text}；参考格 {cells}")             \
    X(BASIS_PLACE, " {text} ({unit})", " {text}（{unit}）")                                        \
    X(BASIS_RULES, "Basis: the digits it sees, {text}", "依据：所在行列宫已有 {text}")             \
    X(BASIS_NONE, "Basis: it sees no digit yet", "依据：所在行列宫还没有数字")                     \
    X(BASIS_SEEN, "{digit} ({cell})", "{digit}（{cell}）")                                         \
    X(WHY_FILLED, "{cell} already holds {other_digit}.", "{cell} 已填 {other_digit}。")            \
    X(WHY_SEEN, "{cell} is not {digit}: {other} is already {digit}, same {kind}.",                 \
      "{cell} 不能填 {digit}：同一{kind}的 {other} 已经是 {digit}。")                              \
    X(WHY_EXCLUDED, "So {cell} is not {digit}.", "所以 {cell} 不能填 {digit}。")                   \
    X(WHY_THEN_SEEN, "So {cell} is not {digit} ({other} is {digit}, same {kind}).",                \
      "所以 {cell} 不能填 {digit}（同一{kind}的 {other} 是 {digit}）。")                           \
    X(WHY_THEN_FILLED, "So {cell} is {other_digit}, not {digit}.",                                 \
      "所以 {cell} 是 {other_digit}，不是 {digit}。")                                              \
    X(WHY_REMOVED, "{digit} was already taken from the candidates of {cell}.",                     \
      "{digit} 已从 {cell} 的候选数中删去。")                                                      \
    X(WHY_DEAD_END,                                                                                \
      "{cell} cannot be {digit}: it leads to no solution, but no technique shows it.",             \
      "{cell} 不能填 {digit}：会导致无解，但没有技巧能直接说明。")                                 \
    X(WHY_POSSIBLE, "Nothing speaks against {digit} in {cell}.",                                   \
      "没有理由排除 {cell} 的 {digit}。")                                                          \
    /* branches */                                                                                 \
    X(DEAD_CONFLICT, "{digit} twice in {unit}", "{unit}有两个 {digit}")                            \
    X(DEAD_CELL, "{cell} has no candidate", "{cell} 无候选数")                                     \
    X(DEAD_UNIT, "no place for {digit} in {unit}", "{unit}的 {digit} 无处可填")                    \
    X(DEAD_CULPRITS, "no solution because of {cells}", "无解，因为 {cells}")                       \
    X(MOVE_NONE, "Start", "开局")                                                                  \
    X(MOVE_DIGIT, "{cell}={digit}", "{cell}={digit}")                                              \
    X(MOVE_SET, "Several cells filled", "填了多格")                                                \
    X(MOVE_ERASE, "Erased {cell}", "清除 {cell}")                                                  \
    X(MOVE_NOTE, "Notes {cell}", "笔记 {cell}")                                                    \
    X(MOVE_FILL_NOTES, "All candidates noted {cell}", "填满候选数 {cell}")                         \
    X(MOVE_CLEAR_NOTES, "Notes cleared {cell}", "清除笔记 {cell}")                                 \
    X(MOVE_COLOR, "Colour {cell}", "涂色 {cell}")                                                  \
    X(MOVE_APPLY, "Hint applied", "应用提示")                                                      \
    X(MOVE_RESTART, "Started again", "重新开始")                                                   \
    X(MOVE_SOLVE, "Solution shown", "显示答案")                                                    \
    X(MOVE_IMPORT, "Progress loaded", "载入进度")                                                  \
    X(COMPARED, "{n} cells differ from there", "与该处相比有 {n} 格不同")                          \
    X(COMPARED_ONE, "1 cell differs from there", "与该处相比有 1 格不同")                          \
    X(COMPARED_SAME, "The same digits as there", "与该处的数字相同")                               \
    /* questions */                                                                                \
    X(UNIT_FULL, "{unit}: complete", "{unit}：已完成")                                             \
    X(UNIT_STATE, "{unit}: {text}", "{unit}：{text}")                                              \
    X(UNIT_PLACES, "{digit} can go to {cells}", "{digit} 可填 {cells}")                            \
    X(UNIT_NO_PLACE, "{digit} has no place", "{digit} 无处可填")

typedef enum lele_word {
#define LELE_WORD_CODE(code, en, zh) LELE_WORD_##code,
    LELE_WORDS(LELE_WORD_CODE)
#undef LELE_WORD_CODE
        LELE_WORD_COUNT
} lele_word;

/* A cell or a unit that a sentence names.  Zero is none, so that what an initialiser leaves out is
 * not named. */
typedef struct lele_mention {
    int number; /* the index + 1 */
} lele_mention;

/* Index -1 gives none. */
static inline lele_mention lele_mention_of(int index)
{
    return (lele_mention){ index + 1 };
}

/* The facts that a sentence may name; a fact that is zero or NULL is not there. */
typedef struct lele_word_facts {
    const lele_layout *layout;
    lele_mention cell, other, unit, clue;
    int digit, other_digit;
    int64_t number, max, count;
    const lele_cell *cells;
    int cell_count;
    const char *text;
} lele_word_facts;

/* Releases a text that was a part of `out`; what it lacks, `out` lacks too. */
void lele_text_part_end(lele_text *part, lele_text *out);

void lele_words_write(lele_word word, lele_lang lang, const lele_word_facts *facts, lele_text *out);
/* "R1C1, R1C2". */
void lele_cells_write(const lele_layout *layout, const lele_cell *cells, int count, lele_lang lang,
                      lele_text *out);

#endif

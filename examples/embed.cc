// Solves a puzzle from C++, with the objects owned by smart pointers.
#include <lele/lele.h>

#include <cstring>
#include <iostream>
#include <memory>
#include <string>

struct Free {
    void operator()(lele_solver *solver) const { lele_solver_free(solver); }
};

int main()
{
    const std::string puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    lele_layout layout;
    lele_grid grid;
    lele_solve_result result;
    lele_layout_init(&layout, LELE_LAYOUT_CLASSIC, nullptr);
    if (lele_grid_read(&layout, puzzle.data(), puzzle.size(), &grid, nullptr) != LELE_OK)
        return 1;
    const std::unique_ptr<lele_solver, Free> solver(lele_solver_new(&layout, nullptr, nullptr));
    if (!solver)
        return 1;
    lele_solve(solver.get(), &grid, nullptr, nullptr, nullptr, &result);
    std::string line(puzzle.size(), '.');
    lele_grid_write(&layout, &result.first, '.', &line[0]);
    std::cout << result.solutions << ' ' << line << '\n';
    return 0;
}

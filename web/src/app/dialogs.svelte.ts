// The open dialogs, as a stack: the last one is on top. dialogs/table.ts says which component a
// name stands for.

export type OpenDialog = { name: string; props: Record<string, unknown>; id: number };

export const dialogs = $state<{ stack: OpenDialog[] }>({ stack: [] });
let next = 1;

export function openDialog(name: string, props: Record<string, unknown> = {}) {
  if (dialogs.stack.some((open) => open.name === name)) return;
  dialogs.stack.push({ name, props, id: next++ });
}

export function closeDialog(name?: string) {
  const at = name
    ? dialogs.stack.findIndex((open) => open.name === name)
    : dialogs.stack.length - 1;
  if (at >= 0) dialogs.stack.splice(at, 1);
}

/** These ask about the board and leave it in sight. */
const ASIDE: readonly string[] = ['tools', 'level', 'over', 'restart', 'verdict'];

export function boardHidden(): boolean {
  return dialogs.stack.some(({ name }) => !ASIDE.includes(name));
}

export function dialogOpen(): boolean {
  return dialogs.stack.length > 0;
}

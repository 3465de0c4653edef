// Open dialogs, a stack: the top one is shown.  What a name means is in dialogs/table.ts.

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

export function dialogOpen(): boolean {
  return dialogs.stack.length > 0;
}

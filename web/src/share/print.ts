// Prints a sheet with one puzzle; the browser's dialog writes a PDF or prints it.
import { mount, tick, unmount, type ComponentProps } from 'svelte';
import PrintSheet from './PrintSheet.svelte';

let remove = () => {};

export async function printSheet(props: ComponentProps<typeof PrintSheet>): Promise<void> {
  remove();
  const sheet = mount(PrintSheet, { target: document.body, props });
  remove = () => {
    remove = () => {};
    void unmount(sheet);
  };
  await tick();
  await document.querySelector<HTMLImageElement>('.print-sheet img')?.decode();
  // Phones print after the call has returned.
  window.addEventListener('afterprint', () => remove(), { once: true });
  window.print();
}

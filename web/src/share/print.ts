// Prints a sheet with one puzzle; the browser's own dialog makes a PDF of it or sends it to paper.
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
  // Phones print after the call has come back.
  window.addEventListener('afterprint', () => remove(), { once: true });
  window.print();
}

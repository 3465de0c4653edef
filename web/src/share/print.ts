// Prints sheets of puzzles; the browser's dialog writes a PDF or prints them.
import { mount, tick, unmount, type ComponentProps } from 'svelte';
import PrintSheet from './PrintSheet.svelte';
import { paperOf, type SheetOptions } from './sheet';

let remove = () => {};

/** The size of the paper cannot be a property, so the rule is made here. */
function setPaper(options: SheetOptions): () => void {
  const { width, height, margin, bleed, exact } = paperOf(options);
  const rules = new CSSStyleSheet();
  const size = `${width + 2 * bleed}mm ${height + 2 * bleed}mm`;
  rules.replaceSync(`@page { size: ${size}; margin: ${exact ? 0 : margin}mm }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  };
}

/** Paper is white whatever the theme is. */
function setLight(): () => void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'light';
  return () => {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  };
}

export async function printSheet(props: ComponentProps<typeof PrintSheet>): Promise<void> {
  remove();
  const sheet = mount(PrintSheet, { target: document.body, props });
  const resets = [setPaper(props.options), setLight()];
  remove = () => {
    remove = () => {};
    for (const reset of resets) reset();
    void unmount(sheet);
  };
  await tick();
  const pictures = document.querySelectorAll<HTMLImageElement>('.print-sheet img');
  await Promise.all(Array.from(pictures, (picture) => picture.decode()));
  // Phones print after the call has returned.
  window.addEventListener('afterprint', () => remove(), { once: true });
  window.print();
}

// The widths and heights at which the page changes its layout.  There are no others: styles write
// `@media (--phone)`, scripts write `matchMedia(media('(--phone)'))`.  vite.config.ts puts the
// conditions into the styles and refuses a length there.

const BREAKPOINTS: Readonly<Record<string, string>> = {
  // A phone upright whose header and tabs have room for the most important words only.
  narrow: '(width < 480px)',
  // A phone upright: one column.
  phone: '(width < 600px)',
  // A tablet upright or a phone: the board stands above everything else.
  tablet: '(width < 900px)',
  // Room for names beside icons.
  labelled: '(width >= 1000px)',
  // A large screen.
  wide: '(width >= 1500px)',
  // A phone on its side.
  flat: '(height < 520px)',
  // A small phone upright, or a laptop with the bars of its browser.
  short: '(height < 780px)',
  // A tall phone, a tablet upright or a large screen: room for a text besides the board.
  tall: '(height >= 900px)',
};

/** A media query with the conditions in place of their names. */
export function media(query: string): string {
  return query.replace(/\(--(\w+)\)/g, (_, name: string) => {
    const condition = BREAKPOINTS[name];
    if (!condition) throw new Error(`there is no breakpoint --${name}`);
    return condition;
  });
}

/** A style sheet with the conditions in place of their names; throws on a length in `@media`. */
export function expandMedia(css: string): string {
  return css.replace(/@media[^{]*/g, (query) => {
    if (/\d(px|r?em)\b/.test(query))
      throw new Error(`"${query.trim()}" has a length: use a name of ui/breakpoints.ts`);
    return media(query);
  });
}

// The address of this page, and links to its parts.

const base = () => location.href.replace(/#.*$/, '');

/** A link that only the machine itself can open. */
export const isLocal = (link: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(link).hostname);

/** A link to a route of the page. What is after the `#` no server sees. */
export const pageLink = (name: string, rest: string) =>
  `${base()}#/${name}/${encodeURIComponent(rest)}`;

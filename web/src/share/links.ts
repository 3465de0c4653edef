// Links that hold a puzzle, a game in progress or a replay, and the platforms to send them to.
import { pageLink } from '../app/address';

export type LinkKind = 'p' | 'g' | 'r';

export const shareLink = (kind: LinkKind, code: string, query = '') =>
  `${pageLink(kind, code)}${query}`;

/** Each platform opens in a new tab, only when the player presses its button. */
export const PLATFORMS: readonly {
  name: string;
  title: string;
  url: (link: string, text: string) => string;
}[] = [
  {
    name: 'x',
    title: 'X',
    url: (link, text) =>
      `https://twitter.com/intent/tweet?${new URLSearchParams({ url: link, text })}`,
  },
  {
    name: 'facebook',
    title: 'Facebook',
    url: (link) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`,
  },
  {
    name: 'weibo',
    title: 'Weibo',
    url: (link, text) =>
      `https://service.weibo.com/share/share.php?${new URLSearchParams({ url: link, title: text })}`,
  },
  {
    name: 'mail',
    title: 'Mail',
    url: (link, text) =>
      `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${link}`)}`,
  },
];

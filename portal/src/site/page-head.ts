/** What a page says about itself to browsers, search engines and link previews. */
export interface PageHead {
  /** Without the brand; the layout adds it. */
  title: string;
  description?: string;
  /** The one address of this content: a path with its query, on our own origin. The page's path when absent. */
  canonical?: string;
  /** Keeps search engines away. */
  noindex?: boolean;
  /** Opens what is linked in new tabs, where the page is shown in a frame. */
  opensNewTabs?: boolean;
  /** Path of a picture for link previews, 1200 × 630. */
  picture?: string;
  /** OpenGraph type. */
  kind?: 'website' | 'article' | 'profile';
  /** Feeds of what the page lists. */
  feeds?: { type: string; title: string; href: string }[];
  /** schema.org objects. */
  data?: object[];
}

/** Returns an object as the text of a JSON-LD block: no `<` can end the block early, no line separator can break the text. */
export const jsonLdText = (value: object): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

import MarkdownIt from 'markdown-it';

/** A heading of an article, with the anchor that leads to it. */
export interface ArticleHeading {
  readonly id: string;
  readonly text: string;
  /** 2 or 3: the title of the page is the first. */
  readonly level: number;
}

/** An article as HTML that is safe to insert, and its headings in order. */
export interface RenderedArticle {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
}

/* Links lead to public addresses, to mail or to a place on our own pages; whatever else a browser could run stays
   text. */
const LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/*
 * Only images that were uploaded here are shown: one of elsewhere would tell who reads. Their addresses name their size, so
 * that the page keeps their place free.
 */
const IMAGE = /^\/news\/images\/[0-9a-f]{24}-(\d{1,4})x(\d{1,4})\.webp$/;
/* The longest sides that the server keeps, in pixels. */
const EDGES = [480, 960, 1600];

/* Raw HTML stays text. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false, breaks: false });
/* An address that is written out becomes a link when it says http or https; a guess would make links of file names. */
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const schema of ['ftp:', 'mailto:', '//']) markdown.linkify.add(schema, null);
markdown.validateLink = (url) => LINK.test(url) && !/[\u0000-\u0020\\]/.test(url);

const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'section';

type Tokens = ReturnType<typeof markdown.parse>;

/** Moves headings below the title of the page, gives them anchors, and lists them. */
function numberHeadings(tokens: Tokens): ArticleHeading[] {
  const used = new Map<string, number>();
  const headings: ArticleHeading[] = [];
  let level = 2;
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    if (token.type === 'heading_open') {
      /* No level is skipped, whatever an author begins with. */
      level = Number(token.tag.slice(1)) <= 2 || headings.length === 0 ? 2 : 3;
      const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('');
      const base = `s-${anchorOf(text)}`;
      const count = (used.get(base) ?? 0) + 1;
      used.set(base, count);
      const id = count === 1 ? base : `${base}-${count}`;
      token.attrSet('id', id);
      headings.push({ id, text, level });
    }
    token.tag = `h${level}`;
  }
  return headings;
}

const { escapeHtml } = markdown.utils;

/**
 * Returns the attributes of an image that let a browser choose the size it needs, or undefined for one of elsewhere.
 */
export function articleImage(
  address: string,
): { src: string; srcset: string; width: number; height: number } | undefined {
  const [, width = 0, height = 0] = (IMAGE.exec(address) ?? []).map(Number);
  if (width === 0 || height === 0) return undefined;
  const longest = Math.max(width, height);
  const sizes = EDGES.map((edge) => ({ edge, pixels: Math.round(width * Math.min(1, edge / longest)) }));
  const srcset = sizes.map(({ edge, pixels }) => `${address}?edge=${edge} ${pixels}w`).join(', ');
  return { src: `${address}?edge=960`, srcset, width, height };
}

/* A caption is the title of the image: ![alt](address "caption"). */
markdown.renderer.rules['image'] = (tokens, index) => {
  const token = tokens[index];
  const alt = escapeHtml(token?.content ?? '');
  const image = articleImage(String(token?.attrGet('src') ?? ''));
  if (!image) return alt;
  const caption = token?.attrGet('title');
  const captionHtml = caption ? `<span class="caption">${escapeHtml(String(caption))}</span>` : '';
  const size = `width="${image.width}" height="${image.height}"`;
  return `<span class="figure"><img src="${image.src}" srcset="${image.srcset}" sizes="(min-width: 48rem) 42rem, 100vw" ${size} alt="${alt}" loading="lazy" decoding="async">${captionHtml}</span>`;
};

/** Writes the alignment of table cells as a class: the page's policy allows no style attributes. */
function alignCells(tokens: Tokens): void {
  for (const token of tokens) {
    const [, side] = /^text-align:(left|right|center)$/.exec(String(token.attrGet('style') ?? '')) ?? [];
    if (side === undefined || !token.attrs) continue;
    token.attrs = [...token.attrs.filter(([name]) => name !== 'style'), ['class', `is-${side}`]];
  }
}

/** Makes wide tables scrollable by keyboard as well. */
markdown.renderer.rules['table_open'] = () => '<div class="table-scroll" tabindex="0"><table>';
markdown.renderer.rules['table_close'] = () => '</table></div>';

/** Renders an article written in Markdown. The page, the preview and feeds use this and nothing else. */
export function renderArticle(source: string): RenderedArticle {
  const environment = {};
  const tokens = markdown.parse(source, environment);
  const headings = numberHeadings(tokens);
  alignCells(tokens);
  return { html: markdown.renderer.render(tokens, markdown.options, environment), headings };
}

/** Completes the addresses of a rendered article on our own pages, for readers elsewhere; images come in one size. */
export const forOtherSites = (html: string, origin: string, pageUrl: string): string =>
  html
    .replaceAll(/ srcset="[^"]*" sizes="[^"]*"/g, '')
    .replaceAll(/ (href|src)="([/#][^"]*)"/g, (_, name, address: string) => {
      const base = address.startsWith('#') ? pageUrl : origin;
      return ` ${name}="${base}${address}"`;
    });

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

/* Links lead to public addresses, to mail or to a place on our own pages; whatever else a browser could run stays text. */
const LINK = /^(?:https:\/\/|mailto:|\/(?![/\\])|#)/i;

/* Raw HTML stays text, and images are left out until they can be uploaded: an image of elsewhere would tell who reads. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: false });
markdown.disable('image');
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

/** Makes wide tables scrollable by keyboard as well. */
markdown.renderer.rules['table_open'] = () => '<div class="table-scroll" tabindex="0"><table>';
markdown.renderer.rules['table_close'] = () => '</table></div>';

/** Renders an article written in Markdown. The page, the preview and feeds use this and nothing else. */
export function renderArticle(source: string): RenderedArticle {
  const environment = {};
  const tokens = markdown.parse(source, environment);
  const headings = numberHeadings(tokens);
  return { html: markdown.renderer.render(tokens, markdown.options, environment), headings };
}

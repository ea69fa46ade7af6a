import { newsPreviewForm, type NewsPreviewForm } from '@prentice/contract';
import { loadNewsArticle, type NewsArticleData } from './news-loader.ts';

/** As many bytes as the API takes of a news item that is saved, written as a form. */
const MAX_BYTES = 400_000;

function parseItem(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Reads what an editor holds and has not saved, which it posts as the field `item`; nothing when it posts none. */
async function readTyped(request: Request): Promise<NewsPreviewForm> {
  const length = Number(request.headers.get('content-length') ?? NaN);
  if (request.method !== 'POST' || !(length <= MAX_BYTES)) return {};
  const form = new URLSearchParams(await request.text());
  return newsPreviewForm.safeParse(parseItem(form.get('item') ?? '')).data ?? {};
}

/**
 * Loads an item as its page will show it, with what is typed but not saved.
 * @returns undefined for everybody but those who manage news
 */
export async function loadNewsPreview(
  locals: App.Locals,
  id: string,
  request: Request,
): Promise<NewsArticleData | undefined> {
  const saved = locals.actor.id === null ? undefined : await loadNewsArticle(locals, id);
  /* Only those who manage news are told its state. */
  if (!saved || !('state' in saved.article)) return undefined;
  const { article } = saved;
  const publishedAt = article.publishedAt ?? new Date().toISOString();
  return { ...saved, article: { ...article, publishedAt, ...(await readTyped(request)) } };
}

import { newsLimits, type newsViews, type ViewOf } from '@prentice/contract';

type Api = Pick<App.Locals, 'api'>;

/** A news item in a list. */
export type NewsSummary = ViewOf<typeof newsViews.publicSummary>;

/** Loads the pinned items, newest first. */
export async function loadPinnedNews({ api }: Api): Promise<NewsSummary[]> {
  const pinned = {
    filter: { pinned: true },
    sort: ['publishedAt', 'DESC'],
    range: [0, newsLimits.pinned - 1],
  } as const;
  return (await api.news.list({ list: pinned })).items;
}

/** Loads pinned and latest items for the home page. */
export async function loadLatestNews(locals: Api, count: number): Promise<NewsSummary[]> {
  const latest = { filter: { pinned: false }, sort: ['publishedAt', 'DESC'], range: [0, count - 1] } as const;
  const [pinned, { items }] = await Promise.all([loadPinnedNews(locals), locals.api.news.list({ list: latest })]);
  return [...pinned, ...items].slice(0, count);
}

import { newsAudiences, newsLanguages, type BulkReply, type newsViews, type ViewOf } from '@prentice/contract';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';

/** A news item as those who manage news see it: in a list, and with its text. */
export type ListedNews = ViewOf<typeof newsViews.adminSummary>;
export type EditedNews = ViewOf<typeof newsViews.admin>;

/** Returns whether an item is there with its text: what the list knows of it is shown at first. */
export const isWhole = (item: ListedNews | EditedNews | undefined): item is EditedNews =>
  item !== undefined && 'body' in item;

const choicesOf = (prefix: string, values: readonly string[]) => values.map((id) => ({ id, name: `${prefix}.${id}` }));

/** Choices of react-admin's inputs; their names are translated. */
export const audienceChoices = choicesOf('newsAudience', newsAudiences);
export const languageChoices = choicesOf('newsLanguage', newsLanguages);

/** Undoes the last change of the state of each of several items. */
export const undoNews = (ids: string[]): Promise<BulkReply> =>
  client.news.undoMany({ body: { ids }, idempotencyKey: newIdempotencyKey() });

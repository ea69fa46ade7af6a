import type { savedSearchView, ViewOf } from '@prentice/contract';
import { session } from '../../site/browser-session.ts';

export type SavedSearch = ViewOf<typeof savedSearchView>;

/** All saved searches of the student, newest first. */
export const loadSavedSearches = async (): Promise<SavedSearch[]> =>
  (await session.client.savedSearches.list({ list: { range: [0, 99] } })).items;

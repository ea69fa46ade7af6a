import type { CollectionDefinition } from '../../platform/database/collection-definition.ts';
import { applicationCollection } from './application.entity.ts';
import { applicationDraftCollection } from './submission/application-draft.entity.ts';
import { applicationNoteCollection } from './team/application-note.entity.ts';
import { openingsCollection } from './placement/openings.entity.ts';

/** What the feature stores. */
export const applicationCollections: readonly CollectionDefinition[] = [
  applicationCollection,
  applicationDraftCollection,
  applicationNoteCollection,
  openingsCollection,
];

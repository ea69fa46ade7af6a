import type { Stored } from '../../platform/database/stored.ts';
import { applicationStored } from './application.entity.ts';
import { draftStored } from './draft.entity.ts';
import { noteStored } from './note.entity.ts';
import { placesStored } from './places.entity.ts';

/** What the feature stores. */
export const applicationsStored: readonly Stored[] = [applicationStored, draftStored, noteStored, placesStored];

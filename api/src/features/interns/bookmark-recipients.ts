import type { Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { idBatches } from '../../platform/database/id-batches.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Bookmark } from './intern.entity.ts';

/** Finds who has bookmarked an internship, so that they can be notified. */
@Injectable()
export class BookmarkRecipients {
  constructor(private readonly database: Database) {}

  /** Yields ids of accounts in batches. */
  find(internshipId: Id): AsyncIterable<readonly Id[]> {
    return idBatches(this.database.collection(Bookmark), { internshipId: objectId(internshipId) }, 'userId');
  }
}

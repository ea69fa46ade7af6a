import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { idBatches } from '../../platform/database/id-batches.ts';
import { objectId } from '../../platform/database/ids.ts';
import { RecipientGroups } from '../ports/recipient-groups.port.ts';
import { Bookmark } from './intern.entity.ts';

/** Finds who has bookmarked an internship, so that they can be notified. */
@Injectable()
export class BookmarkRecipients implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly recipientGroups: RecipientGroups,
  ) {}

  onModuleInit(): void {
    this.recipientGroups.register('bookmarkers', (internshipId) =>
      idBatches(this.database.collection(Bookmark), { internshipId: objectId(internshipId) }, 'userId'),
    );
  }
}

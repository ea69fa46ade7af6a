import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { idPortions } from '../../platform/database/id.portions.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Audiences } from '../ports/audiences.port.ts';
import { Bookmark } from './intern.entity.ts';

/** Who has bookmarked an internship, for those who have something to tell them. */
@Injectable()
export class Bookmarkers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly audiences: Audiences,
  ) {}

  onModuleInit(): void {
    this.audiences.register('bookmarkers', (internshipId) =>
      idPortions(this.database.collection(Bookmark), { internshipId: objectId(internshipId) }, 'userId'),
    );
  }
}

import type { Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { ApplicationNote, type ApplicationNoteRow } from '../application.entity.ts';

/** Names those who wrote the notes of a company's team. */
@Injectable()
export class NoteAuthors {
  constructor(private readonly database: Database) {}

  /** Returns names by hex id of the note; notes of other companies, or gone, are left out. One query. */
  async find(employerId: Id, noteIds: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
    if (noteIds.length === 0) return new Map();
    const rows = await this.database
      .collection<ApplicationNoteRow>(ApplicationNote)
      .find(
        { _id: { $in: noteIds.map(objectId) }, employerId: objectId(employerId) },
        { projection: { authorName: 1 } },
      )
      .toArray();
    return new Map(rows.map(({ _id, authorName }) => [_id.toHexString(), authorName]));
  }
}

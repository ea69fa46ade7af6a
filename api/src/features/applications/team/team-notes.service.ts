import { noteList, noteView, type Authorized, type ListQuery } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { project } from '../../../platform/database/project.ts';
import { Accounts } from '../../accounts/index.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { Applications } from '../applications.service.ts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { editedProperties, type CollectionDefinition } from '../../../platform/database/collection-definition.ts';

/** What a team writes to itself about an application. */
export const ApplicationNote = defineEntity({
  name: 'ApplicationNote',
  tableName: 'application-notes',
  properties: {
    ...editedProperties,
    applicationId: p.type(ObjectId),
    employerId: p.type(ObjectId),
    authorId: p.type(ObjectId),
    authorName: p.string(),
    text: p.string(),
  },
});
export type ApplicationNoteRow = InferEntity<typeof ApplicationNote> & { _id: ObjectId };

export const applicationNoteCollection: CollectionDefinition = {
  entity: ApplicationNote,
  indexes: [
    { key: { applicationId: 1, createdAt: 1, _id: 1 }, name: 'application_note' },
    { key: { employerId: 1, createdAt: 1, _id: 1 }, name: 'application_note_employer' },
  ],
};

/**
 * What a team keeps to itself: rating, tags, notes. None of it changes the version that its members decide by, nor anything
 * that the candidate sees.
 */
@Injectable()
export class TeamNotes {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly applications: Applications,
    private readonly accounts: Accounts,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  async rate(caller: Caller, id: string, { rating, tags }: { rating: number | null; tags: readonly string[] }) {
    const row = await this.records.read(caller, 'update', Application, id);
    const own = { rating, tags: [...new Set(tags)] };
    await this.rows.updateOne({ _id: row._id }, { $set: own });
    return this.applications.present(caller, { ...row, ...own });
  }

  async notes(caller: Caller, query: ListQuery) {
    const page = await readPage<ApplicationNoteRow>(this.database.collection(ApplicationNote), {
      language: noteList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'ApplicationNote'),
      fields: noteView.fields,
    });
    return { items: page.items.map((row) => project(noteView, row)), total: page.total };
  }

  async write(caller: Caller, { applicationId, text }: { applicationId: string; text: string }) {
    const { _id, employerId } = await this.records.read(caller, 'update', Application, applicationId);
    const authorId = objectId(caller.actor.id ?? '');
    const account = (await this.accounts.summaries([authorId])).get(authorId.toHexString());
    const now = this.clock.now();
    const note = await this.database.transaction(async (unitOfWork) => {
      const written = unitOfWork.create(ApplicationNote, {
        _id: new ObjectId(),
        applicationId: _id,
        employerId,
        authorId,
        authorName: account?.name ?? account?.email ?? '',
        text,
        createdAt: now,
        updatedAt: now,
        version: 1,
      });
      const authorized = this.accessPolicy.authorize(caller.ability, 'create', 'ApplicationNote', written);
      unitOfWork.persist(written);
      await unitOfWork.flush();
      await this.count(unitOfWork, authorized, 1);
      return authorized;
    });
    return project(noteView, note);
  }

  async rewrite(caller: Caller, id: string, version: number, text: string) {
    const note = await this.records.change(caller, 'update', ApplicationNote, id, version, (found) => {
      found.text = text;
    });
    return project(noteView, note);
  }

  async remove(caller: Caller, id: string) {
    const removed = await this.records.change(
      caller,
      'delete',
      ApplicationNote,
      id,
      undefined,
      async (note, unitOfWork) => {
        unitOfWork.remove(note);
        await this.count(unitOfWork, note, -1);
      },
    );
    return project(noteView, removed);
  }

  private async count(
    unitOfWork: UnitOfWork,
    { applicationId: _id }: Authorized<{ applicationId: ObjectId }>,
    by: number,
  ): Promise<void> {
    await this.rows.updateOne({ _id }, { $inc: { noteCount: by } }, this.database.sessionOptions(unitOfWork));
  }
}

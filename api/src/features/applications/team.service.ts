import { noteList, noteView, Refusal, type ListQuery } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { project } from '../../platform/database/project.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { Application, type ApplicationRow } from './application.entity.ts';
import { Applications } from './applications.service.ts';
import { ApplicationNote, type NoteRow } from './note.entity.ts';

/**
 * What a team keeps to itself: rating, tags, notes. None of it changes the version that its members decide by, nor anything
 * that the candidate sees.
 */
@Injectable()
export class Team {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly applications: Applications,
    private readonly accounts: AccountRegistry,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  async rate(caller: Caller, id: string, { rating, tags }: { rating: number | null; tags: readonly string[] }) {
    const row = await this.applications.readable(caller, 'update', id);
    const own = { rating, tags: [...new Set(tags)] };
    await this.rows.updateOne({ _id: row._id }, { $set: own });
    return this.applications.show(caller, { ...row, ...own });
  }

  async notes(caller: Caller, query: ListQuery) {
    const page = await readPage<NoteRow>(this.database.collection(ApplicationNote), {
      language: noteList,
      query,
      scope: this.scope.where(caller.ability, 'read', 'ApplicationNote'),
      fields: noteView.fields,
    });
    return { items: page.items.map((row) => project(noteView, row)), total: page.total };
  }

  async write(caller: Caller, { applicationId, text }: { applicationId: string; text: string }) {
    const { _id, employerId } = await this.applications.readable(caller, 'update', applicationId);
    const authorId = objectId(caller.actor.id ?? '');
    const account = (await this.accounts.cards([authorId])).get(authorId.toHexString());
    const now = this.clock.now();
    const note = await this.database.transaction(async (work) => {
      const written = work.create(ApplicationNote, {
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
      this.scope.authorize(caller.ability, 'create', 'ApplicationNote', written);
      work.persist(written);
      await work.flush();
      await this.count(work, _id, 1);
      return written;
    });
    return project(noteView, note);
  }

  async rewrite(caller: Caller, id: string, version: number, text: string) {
    const note = await this.database.transaction(async (work) => {
      const found = await this.note(work, caller, 'update', id);
      if (found.version !== version) throw new Refusal('VERSION_CONFLICT');
      found.text = text;
      await work.flush();
      return found;
    });
    return project(noteView, note);
  }

  async remove(caller: Caller, id: string) {
    return this.database.transaction(async (work) => {
      const found = await this.note(work, caller, 'delete', id);
      const shown = project(noteView, found);
      work.remove(found);
      await this.count(work, found.applicationId, -1);
      return shown;
    });
  }

  private async note(work: Work, caller: Caller, action: 'update' | 'delete', id: string) {
    const found = await work.findOne(ApplicationNote, { _id: objectId(id) });
    return this.scope.authorize(caller.ability, action, 'ApplicationNote', found);
  }

  private async count(work: Work, _id: ObjectId, by: number): Promise<void> {
    await this.rows.updateOne({ _id }, { $inc: { noteCount: by } }, this.database.within(work));
  }
}

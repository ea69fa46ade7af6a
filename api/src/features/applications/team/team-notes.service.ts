import { AppError, mentionedIds, noteList, noteView, type Authorized, type ListQuery } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { project } from '../../../platform/database/project.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Accounts } from '../../accounts/index.ts';
import { InternshipLookup } from '../../internships/index.ts';
import { Membership } from '../../ports/membership.port.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { Application, ApplicationNote, type ApplicationNoteRow, type ApplicationRow } from '../application.entity.ts';
import { Applications } from '../applications.service.ts';

type NoteText = Pick<ApplicationNoteRow, 'employerId' | 'text'>;
type NoteReference = Pick<ApplicationNoteRow, '_id' | 'applicationId' | 'employerId'>;

/**
 * Keeps what a team keeps to itself: rating, tags, notes. None of it changes the version that its members decide by,
 * nor anything that the candidate sees.
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
    private readonly events: Events,
    private readonly membership: Membership,
    private readonly internships: InternshipLookup,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  async rate(caller: Caller, id: string, { rating, tags }: { rating: number | null; tags: readonly string[] }) {
    const row = await this.records.read(caller, 'update', Application, id);
    const newRating = { rating, tags: [...new Set(tags)] };
    await this.rows.updateOne({ _id: row._id }, { $set: newRating });
    return this.applications.present(caller, { ...row, ...newRating });
  }

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<ApplicationNoteRow>(this.database.collection(ApplicationNote), {
      listSchema: noteList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'ApplicationNote'),
      fields: [...noteView.fields, 'employerId'],
    });
    return { items: await this.present(page.items), total: page.total };
  }

  async get(caller: Caller, id: string) {
    return this.presentOne(await this.records.read(caller, 'read', ApplicationNote, id));
  }

  async create(caller: Caller, { applicationId, text }: { applicationId: string; text: string }) {
    const { _id, employerId } = await this.records.read(caller, 'update', Application, applicationId);
    const authorId = userIdOf(caller.actor);
    const account = (await this.accounts.summaries([authorId])).get(authorId.toHexString());
    const now = this.clock.now();
    await this.assertMentions(employerId, mentionedIds(text));
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
      await this.recordMentions(unitOfWork, caller, authorized, mentionedIds(text));
      return authorized;
    });
    return this.presentOne(note);
  }

  async update(caller: Caller, id: string, version: number, text: string) {
    const note = await this.records.change(caller, 'update', ApplicationNote, id, version, async (note, unitOfWork) => {
      const before = mentionedIds(note.text);
      const added = mentionedIds(text).filter((userId) => !before.includes(userId));
      await this.assertMentions(note.employerId, added);
      note.text = text;
      await this.recordMentions(unitOfWork, caller, note, added);
    });
    return this.presentOne(note);
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
        const userIds = mentionedIds(note.text);
        if (userIds.length === 0) return;
        const payload = await this.payload(unitOfWork, caller, note, userIds);
        if (payload) this.events.record(unitOfWork, { 'application.note_removed': payload });
      },
    );
    return this.presentOne(removed);
  }

  private async presentOne(note: NoteText) {
    const [presented] = await this.present([note]);
    if (!presented) throw new AppError('NOT_FOUND');
    return presented;
  }

  /**
   * Presents notes as the team reads them, with the names of the members whom they mention as they are now. Two
   * queries.
   */
  private async present(notes: readonly NoteText[]) {
    const withMentions = notes.map((note) => ({ note, ids: mentionedIds(note.text) }));
    const employerIds = new Map(
      withMentions
        .filter(({ ids }) => ids.length > 0)
        .map(({ note }): [string, ObjectId] => [note.employerId.toHexString(), note.employerId]),
    );
    const members = employerIds.size > 0 ? await this.membership.membersOf([...employerIds.values()]) : [];
    const mentioned = new Set(withMentions.flatMap(({ ids }) => ids));
    const present = members.filter(({ userId }) => mentioned.has(userId));
    const accounts = await this.accounts.summaries(present.map(({ userId }) => objectId(userId)));
    const names = new Map([...accounts].map(([id, { name, email }]) => [id, name ?? email]));
    return withMentions.map(({ note, ids }) =>
      project(noteView, { ...note, mentions: ids.map((id) => ({ id, name: names.get(id) ?? null })) }),
    );
  }

  /**
   * @throws AppError VALIDATION_FAILED when somebody does not belong to the company: they could not read what they are
   * told of
   */
  private async assertMentions(employerId: ObjectId, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    const members = new Set((await this.membership.membersOf([employerId])).map(({ userId }) => userId));
    if (userIds.every((userId) => members.has(userId))) return;
    const message = 'You can only mention members of your company.';
    throw new AppError('VALIDATION_FAILED', {}, [{ field: 'text', code: 'not_a_member', message }]);
  }

  private async recordMentions(
    unitOfWork: UnitOfWork,
    caller: Caller,
    note: NoteReference,
    userIds: readonly string[],
  ): Promise<void> {
    if (userIds.length === 0) return;
    const payload = await this.payload(unitOfWork, caller, note, userIds);
    if (payload) this.events.record(unitOfWork, { 'application.mentioned': payload });
  }

  /** Returns what an event about a note says: nothing of the candidate, and nothing of what was written. */
  private async payload(
    unitOfWork: UnitOfWork,
    caller: Caller,
    { _id, applicationId, employerId }: NoteReference,
    userIds: readonly string[],
  ) {
    const application = await unitOfWork.findOne(Application, { _id: applicationId });
    if (!application) return null;
    const { internshipId } = application;
    const summary = (await this.internships.summaries([internshipId])).get(internshipId.toHexString());
    return {
      applicationId: applicationId.toHexString(),
      internshipId: internshipId.toHexString(),
      employerId: employerId.toHexString(),
      noteId: _id.toHexString(),
      userIds,
      title: summary?.title ?? '',
      by: caller.actor.id ?? null,
    };
  }

  private async count(
    unitOfWork: UnitOfWork,
    { applicationId: _id }: Authorized<{ applicationId: ObjectId }>,
    by: number,
  ): Promise<void> {
    await this.rows.updateOne({ _id }, { $inc: { noteCount: by } }, this.database.sessionOptions(unitOfWork));
  }
}

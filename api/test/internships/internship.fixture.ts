import { dayAfter, type InternshipState, type InternshipTransitionRequest } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import {
  Internship,
  InternshipRevision,
  zeroApplicationCounts,
  type InternshipRow,
} from '../../src/features/internships/internship.entity.ts';
import { Application } from '../../src/features/applications/application.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { Marketplace } from '../support/marketplace.fixture.ts';
import { companiesOf } from '../support/test-companies.ts';

export type InternshipTarget = InternshipTransitionRequest['to'];

/** One internship of a verified company that can be put into any state, and moved from there by anybody. */
export class InternshipFixture {
  /** Who removed it, where it is removed. */
  removedById = new ObjectId().toHexString();

  private constructor(
    private readonly api: TestApp,
    readonly market: Marketplace,
    readonly fresh: InternshipRow,
  ) {}

  static async create(api: TestApp): Promise<InternshipFixture> {
    const marketplace = await Marketplace.create(api);
    const _id = new ObjectId(await marketplace.internship());
    const row = await api.database.collection<InternshipRow>(Internship).findOne({ _id });
    if (!row) throw new Error('The internship was not stored.');
    return new InternshipFixture(api, marketplace, row);
  }

  get params(): { id: string } {
    return { id: this.fresh._id.toHexString() };
  }

  rows() {
    return this.api.database.collection<InternshipRow>(Internship);
  }

  revisions() {
    return this.api.database.collection(InternshipRevision);
  }

  daysBefore(days: number): Date {
    return new Date(this.api.clock.now().getTime() - days * DAY);
  }

  stored(): Promise<InternshipRow | null> {
    return this.rows().findOne({ _id: this.fresh._id });
  }

  bodyOf(to: InternshipTarget): InternshipTransitionRequest {
    switch (to) {
      case 'changes_requested':
        return { to, reason: 'unclear_tasks', note: 'Please say what is done on a usual day.' };
      case 'rejected':
      case 'removed':
        return { to, reason: 'misleading', note: null };
      case 'open':
        return { to, deadline: dayAfter(this.api.clock.now(), 20) };
      case 'closed':
        return { to, note: 'The appeal was right.' };
      default:
        return { to };
    }
  }

  /** Puts it into a state, with everything in place that conditions ask for; a test then takes one thing away. */
  async setState(state: InternshipState, change: Partial<InternshipRow> = {}): Promise<void> {
    const { fresh } = this;
    await this.api.database.collection(InternshipRevision).deleteMany({ revision: { $gt: fresh.revision } });
    const removal = { from: 'open', to: 'removed', by: 'admin', actorId: this.removedById } as const;
    const finding = { reason: 'misleading', note: null, revision: 1, at: this.daysBefore(2) };
    const row = {
      ...fresh,
      state,
      counts: { ...zeroApplicationCounts, accepted: fresh.openings, total: fresh.openings },
      history: state === 'removed' ? [{ ...removal, ...finding }] : [],
      closedAt: ['closed', 'filled'].includes(state) ? this.daysBefore(3) : null,
      pausedAt: state === 'paused' ? this.daysBefore(3) : null,
      submittedAt: this.daysBefore(1),
      ...change,
    };
    await this.rows().replaceOne({ _id: fresh._id }, row, { upsert: true });
    await this.fillOpenings(row.counts.accepted);
  }

  /** Takes so many openings by placements that have ended: they count as accepted, and nobody waits for anything. */
  private async fillOpenings(count: number): Promise<void> {
    const applications = this.api.database.collection(Application);
    const ended = {
      internshipId: this.fresh._id,
      state: 'completed',
      internState: 'completed',
      blindAlias: 'stand-in',
    };
    await applications.deleteMany(ended);
    const rows = Array.from({ length: count }, () => ({ ...ended, _id: new ObjectId(), internId: new ObjectId() }));
    if (rows.length > 0) await applications.insertMany(rows);
  }

  /** @returns the state that the internship is in after the move, or the code of the refusal */
  async tryTransition(who: Pick<TestActor, 'client'>, body: InternshipTransitionRequest): Promise<string> {
    try {
      const { params, fresh } = this;
      return (await who.client.internships.transition({ params, version: fresh.version, body })).state;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    }
  }
}

/** An API with an internship of its own, and companies beside it. The API is to be closed. */
export async function startInternshipFixture() {
  const api = await startTestApp();
  return { api, fixture: await InternshipFixture.create(api), companies: companiesOf(api) };
}

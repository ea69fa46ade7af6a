import {
  activeStates,
  applicationLifecycle,
  moves,
  moveTo,
  type ApplicationState,
  type ApplicationTransition,
  type Party,
} from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationRow } from '../src/features/applications/application.entity.ts';
import { PlacesService } from '../src/features/applications/places.service.ts';
import { DAY } from '../src/platform/clock/clock.ts';
import type { TestActor } from './actors.ts';
import { startTestApp, type TestApp } from './app.ts';
import { anInterview, anOffer, Market, type Applicant } from './applications.kit.ts';

type To = ApplicationTransition['to'];
const states = applicationLifecycle.states;
const targets: readonly To[] = [
  'shortlisted',
  'interview',
  'finalist',
  'offered',
  'accepted',
  'offer_declined',
  'placed',
  'completed',
  'terminated_early',
  'rejected',
  'withdrawn',
  'cancelled',
];
const people = ['intern', 'owner', 'recruiter', 'reviewer', 'admin', 'otherIntern', 'otherOwner'] as const;
type Person = (typeof people)[number];
/** In whose name the table lets each of them act; the others never may. */
const partyOf: Readonly<Record<Person, Party | null>> = {
  intern: 'intern',
  owner: 'employer',
  recruiter: 'employer',
  reviewer: null,
  admin: 'admin',
  otherIntern: null,
  otherOwner: null,
};

describe('the lifecycle of applications, every state by every move by everybody', () => {
  let api: TestApp;
  let market: Market;
  let id: string;
  let fresh: ApplicationRow;
  let actors: Record<Person, TestActor>;

  beforeAll(async () => {
    api = await startTestApp();
    market = await Market.open(api);
    const intern: Applicant = await market.applicant();
    const internship = await market.internship();
    id = (await market.apply(intern, internship)).id;
    fresh = await market.stored(id);
    const { owner, admin } = market;
    actors = {
      intern,
      owner,
      admin,
      recruiter: await market.actors.member(owner.employerId, 'recruiter'),
      reviewer: await market.actors.member(owner.employerId, 'reviewer'),
      otherIntern: await market.actors.intern(),
      otherOwner: await Market.company(api, market.actors),
    };
  });
  afterAll(() => api.close());

  const yesterday = () => new Date(api.clock.now().getTime() - DAY).toISOString().slice(0, 10);

  function bodyOf(to: To): ApplicationTransition {
    const now = api.clock.now();
    switch (to) {
      case 'interview':
        return { to, interview: anInterview(now) };
      case 'offered':
        return { to, offer: anOffer(now) };
      case 'accepted':
        return { to, withdrawOthers: false };
      case 'terminated_early':
        return { to, reason: 'agreed', note: null };
      case 'rejected':
        return { to, code: 'skills', text: 'You would need more experience with sampling in the field.' };
      case 'offer_declined':
      case 'withdrawn':
        return { to, note: null };
      case 'cancelled':
        return { to, reason: 'Ended by the administration at the wish of both.' };
      default:
        return { to };
    }
  }

  /** The application in a state, with everything in place that guards ask for. */
  async function stand(state: ApplicationState): Promise<void> {
    const now = api.clock.now();
    const { _id, ...rest } = fresh;
    const rejection = { code: 'skills' as const, text: null, at: now, undoUntil: now, sentAt: now };
    await market.rows().replaceOne(
      { _id },
      {
        ...rest,
        state,
        internState: state,
        rejection: state === 'rejected' ? rejection : null,
        offer: anOffer(now),
        offerExpiresAt: state === 'offered' ? new Date(now.getTime() + DAY) : null,
        startsOn: yesterday(),
        endsOn: yesterday(),
      },
    );
    await api.app.get(PlacesService).release(fresh.internshipId, fresh._id);
  }

  const attempt = async (person: Person, to: To): Promise<string> => {
    const body = bodyOf(to);
    try {
      const reply = await actors[person].client.applications.transition({
        params: { id },
        version: fresh.version,
        body,
      });
      return reply.state;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    }
  };

  function expected(state: ApplicationState, to: To, person: Person): string {
    const party = partyOf[person];
    if (person === 'reviewer') return 'FORBIDDEN';
    if (!party) return 'NOT_FOUND';
    return moveTo(applicationLifecycle, state, to, party) ? to : 'TRANSITION_NOT_ALLOWED';
  }

  it.each(states)('from %s', async (state) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const to of targets)
      for (const person of people) {
        await stand(state);
        const name = `${person} → ${to}`;
        found[name] = await attempt(person, to);
        wanted[name] = expected(state, to, person);
        const unchanged = wanted[name] === to || (await market.stored(id)).state === state;
        if (!unchanged) found[name] = `${found[name] ?? ''}, and changed`;
      }
    expect(found).toEqual(wanted);
  });

  it('writes the ledger and one event for each move', async () => {
    for (const move of moves(applicationLifecycle, 'finalist', 'employer')) {
      await stand('finalist');
      await attempt('owner', move.to as To);
      const row = await market.stored(id);
      expect(row.events).toHaveLength(fresh.events.length + 1);
      expect(row.events.at(-1)).toMatchObject({
        from: 'finalist',
        to: move.to,
        by: 'employer',
        actorId: actors.owner.id,
      });
    }
  });

  it('refuses a stale version and changes nothing', async () => {
    await stand('submitted');
    const stale = actors.owner.client.applications.transition({
      params: { id },
      version: fresh.version + 7,
      body: { to: 'shortlisted' },
    });
    await expect(stale).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await market.stored(id)).state).toBe('submitted');
  });

  it('wants a reason where the table does', async () => {
    await stand('submitted');
    const bare = await api.inject({
      method: 'POST',
      url: `/api/applications/${id}/transitions`,
      headers: { authorization: `Bearer ${actors.owner.token}`, 'if-match': `"${fresh.version}"` },
      payload: { to: 'rejected' },
    });
    expect(bare.json()).toMatchObject({ code: 'REASON_REQUIRED' });
    expect(activeStates).toContain((await market.stored(id)).state);
  });
});

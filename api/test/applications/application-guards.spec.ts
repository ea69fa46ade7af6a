import type { ApplicationState, InternUpdate } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Internship, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';
import type { Person } from './expectations.ts';
import { anInterview, anOffer, profile } from '../support/marketplace.fixture.ts';
import { ApplicationFixture } from './application-lifecycle.fixture.ts';

const MILLISECOND = 1 / DAY;

/** Each condition at the last value that it lets through and the first that it does not. */
describe('the guards of transitions, on both sides of their limits', () => {
  let api: TestApp;
  let fixture: ApplicationFixture;
  beforeAll(async () => {
    api = await startTestApp();
    fixture = await ApplicationFixture.create(api);
  });
  beforeEach(async () => {
    api.clock.set(START);
    await fixture.signInAgain();
  });
  afterAll(() => api.close());

  const timeFromNow = (milliseconds: number): Date => new Date(api.clock.now().getTime() + milliseconds);
  const day = (days: number): string =>
    timeFromNow(days * DAY)
      .toISOString()
      .slice(0, 10);
  const attempt = (to: ApplicationState, more: Record<string, unknown> = {}, person: Person = 'owner') => {
    const move = fixture.transition(to);
    return fixture.send(person, { ...move, payload: { ...move.payload, ...more } });
  };

  it.each([
    [2.9, 'VALIDATION_FAILED'],
    [3 - MILLISECOND, 'VALIDATION_FAILED'],
    [3, 'offered'],
    [21, 'offered'],
    [21 + MILLISECOND, 'VALIDATION_FAILED'],
  ])('an offer that expires %d days of 24 hours from now: %s', async (days, outcome) => {
    await fixture.setState('finalist');
    expect(await attempt('offered', { offer: anOffer(api.clock.now(), days) })).toBe(outcome);
  });

  it.each([
    [-1, 'VALIDATION_FAILED'],
    [0, 'offered'],
  ])('an offer that begins in %i days: %s', async (days, outcome) => {
    await fixture.setState('finalist');
    expect(await attempt('offered', { offer: { ...anOffer(api.clock.now()), startDate: day(days) } })).toBe(outcome);
  });

  it.each([
    [1, 'accepted'],
    [0, 'OFFER_EXPIRED'],
  ])('an offer with %i milliseconds left: %s', async (left, outcome) => {
    await fixture.setState('offered', { offerExpiresAt: timeFromNow(left) });
    expect(await attempt('accepted', {}, 'intern')).toBe(outcome);
    await fixture.setState('offered', { offerExpiresAt: timeFromNow(left) });
    const declined = outcome === 'accepted' ? 'offer_declined' : outcome;
    expect(await attempt('offer_declined', {}, 'intern')).toBe(declined);
  });

  it.each([
    ['starts in a millisecond', { startsAt: 1 }, 'interview'],
    ['starts now', { startsAt: 0 }, 'VALIDATION_FAILED'],
    ['starts in a year', { startsAt: 365 * DAY }, 'interview'],
    ['starts in more than a year', { startsAt: 365 * DAY + 1 }, 'VALIDATION_FAILED'],
    ['takes 14 minutes', { durationMinutes: 14 }, 'VALIDATION_FAILED'],
    ['takes 15 minutes', { durationMinutes: 15 }, 'interview'],
    ['takes 180 minutes', { durationMinutes: 180 }, 'interview'],
    ['takes 181 minutes', { durationMinutes: 181 }, 'VALIDATION_FAILED'],
    ['has no place', { place: null }, 'VALIDATION_FAILED'],
    ['has a link instead of a place', { place: null, link: 'https://meet.example/room' }, 'interview'],
    ['has a link without encryption', { place: null, link: 'http://meet.example/room' }, 'VALIDATION_FAILED'],
    ['is by telephone and has no place', { place: null, mode: 'phone' }, 'interview'],
  ])('an interview that %s: $2', async (_title, change, outcome) => {
    await fixture.setState('shortlisted');
    const ahead = 'startsAt' in change ? { startsAt: timeFromNow(Number(change.startsAt)).toISOString() } : {};
    expect(await attempt('interview', { interview: { ...anInterview(api.clock.now()), ...change, ...ahead } })).toBe(
      outcome,
    );
  });

  it('a rejection after an interview needs words, at least twenty characters of them', async () => {
    const interviewed = { from: 'shortlisted', to: 'interview', by: 'employer', actorId: null, reason: null } as const;
    const events = [{ ...interviewed, id: 'one', at: timeFromNow(-DAY), visibleTo: 'both' as const }];
    const withText = async (text: string | null) => {
      await fixture.setState('finalist', { events: [...fixture.fresh.events, ...events] });
      return attempt('rejected', { text });
    };
    expect(await withText(null)).toBe('FEEDBACK_REQUIRED');
    expect(await withText('x'.repeat(19))).toBe('VALIDATION_FAILED');
    expect(await withText('x'.repeat(20))).toBe('rejected');
    expect(await withText('x'.repeat(1_000))).toBe('rejected');
    expect(await withText('x'.repeat(1_001))).toBe('VALIDATION_FAILED');
    await fixture.setState('shortlisted');
    expect(await attempt('rejected', { text: null })).toBe('rejected');
  });

  it.each([
    ['a second before the undo period ends', 10 * MINUTE - 1_000, 'done'],
    ['just before the undo period ends', 10 * MINUTE - 1, 'done'],
    ['when the undo period ends', 10 * MINUTE, 'UNDO_EXPIRED'],
    ['a second after the undo period has ended', 10 * MINUTE + 1_000, 'UNDO_EXPIRED'],
  ])('a decision taken back %s: $2', async (_title, passed, outcome) => {
    for (const decision of ['shortlisted', 'rejected'] as const) {
      api.clock.set(START);
      await fixture.setState('in_review');
      expect(await attempt(decision)).toBe(decision);
      api.clock.advance(passed);
      const undo = { method: 'POST' as const, url: '/api/applications/undo', payload: { ids: [fixture.id] } };
      expect(await fixture.send('recruiter', undo), decision).toBe(outcome);
      const { state } = await fixture.stored();
      expect(state, decision).toBe(outcome === 'done' ? 'in_review' : decision);
    }
  });

  it.each([
    ['after 30 days', 30 * DAY, 'shortlisted'],
    ['a millisecond later than that', 30 * DAY + 1, 'TRANSITION_NOT_ALLOWED'],
  ])('a rejection reconsidered %s: $2', async (_title, ago, outcome) => {
    const decided = timeFromNow(-ago);
    const rejection = { code: 'skills' as const, text: null, at: decided, undoUntil: decided, sentAt: decided };
    await fixture.setState('rejected', { rejection });
    expect(await attempt('shortlisted')).toBe(outcome);
  });

  it.each(['archived', 'removed'])('a rejection is not reconsidered once the internship is %s', async (state) => {
    const internship = { _id: fixture.fresh.internshipId };
    await fixture.setState('rejected');
    await api.database.collection(Internship).updateOne(internship, { $set: { state } });
    expect(await attempt('shortlisted')).toBe('TRANSITION_NOT_ALLOWED');
    await api.database.collection(Internship).updateOne(internship, { $set: { state: 'open' } });
    expect(await attempt('shortlisted')).toBe('shortlisted');
  });

  it.each(['owner', 'intern'] as const)('a start and an end are confirmed by the %s on their day', async (person) => {
    await fixture.setState('accepted', { startsOn: day(1) });
    expect(await attempt('placed', {}, person)).toBe('TRANSITION_NOT_ALLOWED');
    await fixture.setState('accepted', { startsOn: day(0) });
    expect(await attempt('placed', {}, person)).toBe('placed');
    await fixture.setState('placed', { endsOn: day(1) });
    expect(await attempt('completed', {}, person)).toBe('TRANSITION_NOT_ALLOWED');
    await fixture.setState('placed', { endsOn: day(0) });
    expect(await attempt('completed', {}, person)).toBe('completed');
  });

  it.each([
    ['applications.placements', 'accepted', { startsOn: '2026-02-16' }, '2026-03-02T00:00:00.000Z', 'placed'],
    ['applications.placements', 'placed', { endsOn: '2026-02-16' }, '2026-03-02T00:00:00.000Z', 'completed'],
    [
      'applications.unanswered',
      'submitted',
      { responseDueAt: new Date('2026-02-01T12:00:00.000Z') },
      '2026-03-03T12:00:00.000Z',
      'closed_no_response',
    ],
    [
      'applications.unanswered',
      'in_review',
      { responseDueAt: new Date('2026-02-01T12:00:00.000Z') },
      '2026-03-03T12:00:00.000Z',
      'closed_no_response',
    ],
    [
      'applications.offers',
      'offered',
      { offerExpiresAt: new Date('2026-03-04T12:00:00.000Z') },
      '2026-03-04T12:00:00.000Z',
      'finalist',
    ],
  ] as const)('%s takes what is %s with %o at %s and not before', async (job, from, change, instant, to) => {
    await fixture.setState(from, change);
    api.clock.set(new Date(Date.parse(instant) - 1));
    await api.job(job);
    expect((await fixture.stored()).state).toBe(from);
    api.clock.set(instant);
    await api.job(job);
    expect((await fixture.stored()).state).toBe(to);
  });

  it('an offer needs a free opening: the last one is given, one more is not', async () => {
    await fixture.setState('finalist');
    const { openings } = (await fixture.market.owner.client.internships.get({
      params: { id: fixture.internshipId },
    })) as {
      openings: number;
    };
    const row = await fixture.stored();
    const placements = Array.from({ length: openings }, () => ({
      ...row,
      _id: new ObjectId(),
      internId: new ObjectId(),
    }));
    await fixture.market.rows().insertMany(placements);
    const offer = fixture.transition('offered');
    for (const { _id } of placements)
      expect(await fixture.send('owner', { ...offer, url: offer.url.replace(fixture.id, _id.toHexString()) })).toBe(
        'offered',
      );
    expect(await attempt('offered')).toBe('NO_OPENINGS');
    expect((await fixture.stored()).state).toBe('finalist');
    await fixture.market.rows().deleteMany({ _id: { $in: placements.map(({ _id }) => _id) } });
    expect(await attempt('offered')).toBe('offered');
  });

  describe('for applying', () => {
    const submit = () => fixture.send('intern', fixture.otherRequest('submit'));
    const interest = () => fixture.send('intern', fixture.otherRequest('interest'));
    const removeApplications = () => fixture.market.rows().deleteMany({ internId: fixture.fresh.internId });
    const { headline, about, education, skills } = profile();
    const bare = { headline: null, about: null, education: [], skills: [] };
    const complete = async (parts: Partial<InternUpdate>) => {
      const { client } = fixture.applicant;
      const { version } = await client.interns.own();
      return (await client.interns.save({ version, body: profile(parts) })).completeness;
    };

    const internships = () => api.database.collection<InternshipRow>(Internship);
    let storedInternship: InternshipRow;
    beforeAll(async () => {
      const stored = await internships().findOne({ _id: fixture.fresh.internshipId });
      if (!stored) throw new Error('There is no internship to apply for.');
      storedInternship = stored;
    });
    beforeEach(async () => {
      await removeApplications();
      await internships().replaceOne({ _id: storedInternship._id }, storedInternship);
      await complete({});
    });

    /* The name is 15 of 100. */
    it.each([
      ['education', 35, { education }, 'PROFILE_INCOMPLETE', 'PROFILE_INCOMPLETE'],
      ['education and headline', 40, { education, headline }, 'interested', 'PROFILE_INCOMPLETE'],
      ['education, headline and skills', 55, { education, headline, skills }, 'interested', 'PROFILE_INCOMPLETE'],
      ['education, about and skills', 60, { education, about, skills }, 'interested', 'submitted'],
    ])('a profile with %s, complete to %i %%', async (_title, completeness, parts, light, full) => {
      expect(await complete({ ...bare, ...parts })).toBe(completeness);
      expect(await interest()).toBe(light);
      await removeApplications();
      expect(await submit()).toBe(full);
    });

    it.each([
      [29, 'submitted'],
      [30, 'APPLICATION_LIMIT'],
    ])('with %i active ones already: %s', async (count, outcome) => {
      const active = Array.from({ length: count }, () => ({
        ...fixture.fresh,
        _id: new ObjectId(),
        internshipId: new ObjectId(),
      }));
      const ended = { state: 'withdrawn' as const, internState: 'withdrawn' as const };
      const past = { ...fixture.fresh, ...ended, _id: new ObjectId(), internshipId: new ObjectId() };
      await fixture.market.rows().insertMany([...active, past]);
      expect(await submit()).toBe(outcome);
    });

    it.each([
      [9, 'submitted'],
      [10, 'INTERNSHIP_CLOSED'],
    ])('for an internship with at most 10 applicants that has %i: %s', async (count, outcome) => {
      await internships().updateOne({ _id: storedInternship._id }, { $set: { maxApplicants: 10 } });
      const others = Array.from({ length: count }, () => ({
        ...fixture.fresh,
        _id: new ObjectId(),
        internId: new ObjectId(),
      }));
      await fixture.market.rows().insertMany(others);
      expect(await submit()).toBe(outcome);
      await fixture.market.rows().deleteMany({ _id: { $in: others.map(({ _id }) => _id) } });
    });

    it.each([
      [-MINUTE, 'submitted'],
      [0, 'submitted'],
      [1, 'INTERNSHIP_CLOSED'],
      [MINUTE, 'INTERNSHIP_CLOSED'],
    ])('%i milliseconds after the end of the last day: %s', async (after, outcome) => {
      const deadline = day(0);
      await internships().updateOne({ _id: storedInternship._id }, { $set: { deadline } });
      api.clock.set(new Date(Date.parse(`${deadline}T23:59:59.999Z`) + after));
      await fixture.signInAgain();
      expect(await submit()).toBe(outcome);
    });
  });
});

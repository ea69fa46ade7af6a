import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  anInterview,
  anOffer,
  newIdempotencyKey,
  Marketplace,
  profile,
  startMarketplaceWithApplicant,
  type Applicant,
} from '../support/marketplace.fixture.ts';

const code = (name: string) => ({ code: name });

describe('applications', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  let internshipId: string;
  beforeAll(async () => void ({ api, market: marketplace, ada, internshipId } = await startMarketplaceWithApplicant()));
  afterAll(() => api.close());

  it('say before the form what stands in the way', async () => {
    const newcomer = await marketplace.actors.intern();
    const ready = await newcomer.client.applications.readiness({ params: { internshipId } });
    expect(ready).toMatchObject({ canApply: false, canShowInterest: false, completeness: 0, draft: null });
    expect(ready.obstacles[0]).toMatchObject({ code: 'PROFILE_INCOMPLETE' });
    expect(ready.obstacles[0]?.missing).toContain('education');
    const able = await ada.client.applications.readiness({ params: { internshipId } });
    expect(able).toMatchObject({ canApply: true, canShowInterest: true, obstacles: [] });
  });

  it('name what is not met, and refuse it', async () => {
    const german = await marketplace.internship({
      eligibility: {
        studyLevels: ['master'],
        graduationFrom: null,
        graduationTo: null,
        languages: [{ language: 'de', level: 'C1' }],
        sponsorship: false,
      },
    });
    const ready = await ada.client.applications.readiness({ params: { internshipId: german } });
    expect(ready.obstacles).toMatchObject([
      {
        code: 'NOT_ELIGIBLE',
        missing: [],
        unmet: [
          { rule: 'studyLevel', studyLevels: ['master'] },
          { rule: 'language', language: 'de', level: 'C1' },
        ],
      },
    ]);
    await expect(marketplace.apply(ada, german)).rejects.toMatchObject(code('NOT_ELIGIBLE'));
  });

  it('keep a draft on the server until they are sent', async () => {
    const other = await marketplace.applicant();
    const id = await marketplace.internship();
    const draft = { cvDocumentId: other.cvId, coverNote: 'Dear', answers: [] };
    await other.client.applications.saveDraft({ params: { internshipId: id }, body: draft });
    expect((await other.client.applications.readiness({ params: { internshipId: id } })).draft).toEqual(draft);
    await marketplace.apply(other, id, { coverNote: 'Dear all' });
    expect((await other.client.applications.readiness({ params: { internshipId: id } })).draft).toBeNull();
  });

  it('go from interest to a sent application with everything frozen', async () => {
    const bea = await marketplace.applicant();
    const id = await marketplace.internship({
      questions: [
        { key: 'why', kind: 'short', label: 'Why do you want this?', options: [], required: true },
        { key: 'town', kind: 'single', label: 'Which town is it?', options: ['Graz', 'Linz'], required: false },
      ],
    });
    const interest = await bea.client.applications.showInterest({
      body: { internshipId: id },
      idempotencyKey: newIdempotencyKey(),
    });
    expect(interest).toMatchObject({ state: 'interested', submittedAt: null });
    await expect(marketplace.apply(bea, id)).rejects.toMatchObject(code('QUESTION_REQUIRED'));
    const odd = marketplace.apply(bea, id, {
      answers: [
        { key: 'why', value: 'x' },
        { key: 'town', value: 'Rome' },
      ],
    });
    await expect(odd).rejects.toMatchObject(code('VALIDATION_FAILED'));
    const sent = await marketplace.apply(bea, id, {
      coverNote: 'Dear team',
      answers: [{ key: 'why', value: 'Because.' }],
    });
    expect(sent).toMatchObject({ id: interest.id, state: 'submitted', postingRevision: 1, coverNote: 'Dear team' });
    expect(new Date(sent.responseDueAt ?? 0).getTime() - api.clock.now().getTime()).toBe(14 * DAY);
    const receipt = await bea.client.applications.receipt({ params: { id: sent.id } });
    const document = await bea.client.documents.get({ params: { id: bea.cvId } });
    expect(receipt).toMatchObject({
      postingRevision: 1,
      cvSha256: document.sha256,
      coverNote: 'Dear team',
      answers: [{ key: 'why', value: 'Because.' }],
      questions: [{ key: 'why' }, { key: 'town' }],
    });
    expect(receipt.posting?.description).toContain('w');
    expect(document.inUse).toBe(true);
    await expect(bea.client.documents.remove({ params: { id: bea.cvId } })).rejects.toMatchObject(
      code('DOCUMENT_IN_USE'),
    );
    await expect(marketplace.apply(bea, id)).rejects.toMatchObject(code('ALREADY_APPLIED'));
  });

  it('do not change with the profile', async () => {
    const cy = await marketplace.applicant();
    const { id } = await marketplace.apply(cy, internshipId);
    const { version } = await cy.client.interns.own();
    await cy.client.interns.save({ version, body: profile({ firstName: 'Changed' }) });
    const seen = await marketplace.owner.client.applications.get({ params: { id } });
    expect(seen).toMatchObject({ displayName: 'Ada Kern', candidate: { firstName: 'Ada' } });
    expect(seen).not.toHaveProperty('candidate.email');
  });

  it('are one per intern and internship when fifty arrive at once', async () => {
    const di = await marketplace.applicant();
    const attempts = await Promise.allSettled(Array.from({ length: 50 }, () => marketplace.apply(di, internshipId)));
    const won = attempts.filter((attempt) => attempt.status === 'fulfilled');
    const codes = new Set(attempts.flatMap((call) => (call.status === 'rejected' ? [String(call.reason.code)] : [])));
    expect(won).toHaveLength(1);
    expect([...codes]).toEqual(['ALREADY_APPLIED']);
  });

  it('answer a repeated click with the first answer', async () => {
    const eve = await marketplace.applicant();
    const body = { internshipId, cvDocumentId: eve.cvId, coverNote: null, answers: [] };
    const idempotencyKey = newIdempotencyKey();
    const first = await eve.client.applications.submit({ body, idempotencyKey });
    expect((await eve.client.applications.submit({ body, idempotencyKey })).id).toBe(first.id);
  });

  it('are at most thirty active ones, and none after the deadline', async () => {
    const fay = await marketplace.applicant();
    const { id } = await marketplace.apply(fay, internshipId);
    const { _id, internshipId: __, ...row } = await marketplace.stored(id);
    const more = Array.from({ length: 29 }, () => ({ ...row, _id: new ObjectId(), internshipId: new ObjectId() }));
    await marketplace.rows().insertMany(more);
    const another = await marketplace.internship();
    await expect(marketplace.apply(fay, another)).rejects.toMatchObject(code('APPLICATION_LIMIT'));
    await marketplace.rows().deleteMany({ _id: { $in: more.map((row) => row._id) } });
    const before = api.clock.now();
    const { deadline } = await api.client().internships.get({ params: { id: another } });
    await marketplace.moveClockTo(`${deadline ?? ''}T23:59:59.000Z`);
    const late = await marketplace.applicant();
    await marketplace.apply(await marketplace.signInAgain(fay), another);
    api.clock.advance(2_000);
    await expect(marketplace.apply(late, another)).rejects.toMatchObject(code('INTERNSHIP_CLOSED'));
    await marketplace.moveClockTo(before);
  });

  it('are opened once for the candidate, and by that not answered', async () => {
    const gil = await marketplace.applicant();
    const { id } = await marketplace.apply(gil, internshipId);
    const opened = await marketplace.owner.client.applications.open({ params: { id } });
    expect(opened).toMatchObject({ state: 'in_review', firstResponseAt: null });
    await marketplace.owner.client.applications.open({ params: { id } });
    await api.dispatch();
    const inbox = await gil.client.notifications.list({ list: {} });
    expect(inbox.items.filter((notification) => notification.titleKey === 'application.viewed')).toHaveLength(1);
    expect(await gil.client.applications.get({ params: { id } })).toMatchObject({ state: 'in_review', overdue: false });
  });

  it('travel through interview and offer to a placement that is completed', async () => {
    const hal = await marketplace.applicant();
    const other = await marketplace.internship();
    const { id: otherId } = await marketplace.apply(hal, other);
    const place = await marketplace.internship({ openings: 1 });
    const { id } = await marketplace.apply(hal, place);
    const { owner } = marketplace;
    const shortlisted = await marketplace.transition(owner, id, { to: 'shortlisted' });
    expect(shortlisted).toMatchObject({
      firstResponseAt: api.clock.now().toISOString(),
      candidate: { email: hal.email },
    });
    await marketplace.transition(owner, id, { to: 'interview', interview: anInterview(api.clock.now()) });
    const text = marketplace.transition(owner, id, { to: 'rejected', code: 'after_interview', text: null });
    await expect(text).rejects.toMatchObject(code('FEEDBACK_REQUIRED'));
    await marketplace.transition(owner, id, { to: 'finalist' });
    const short = marketplace.transition(owner, id, { to: 'offered', offer: anOffer(api.clock.now(), 2) });
    await expect(short).rejects.toMatchObject(code('VALIDATION_FAILED'));
    const offer = anOffer(api.clock.now());
    await marketplace.transition(owner, id, { to: 'offered', offer });
    const accepted = await marketplace.transition(hal, id, { to: 'accepted', withdrawOthers: true });
    expect(accepted.state).toBe('accepted');
    expect((await hal.client.applications.get({ params: { id: otherId } })).state).toBe('withdrawn');
    await api.dispatch();
    expect((await owner.client.internships.get({ params: { id: place } })).state).toBe('filled');
    await expect(marketplace.transition(owner, id, { to: 'placed' })).rejects.toMatchObject(
      code('TRANSITION_NOT_ALLOWED'),
    );
    const before = api.clock.now();
    await marketplace.moveClockTo(`${offer.startDate}T08:00:00.000Z`);
    expect((await marketplace.transition(marketplace.owner, id, { to: 'placed' })).state).toBe('placed');
    const { endsOn } = await marketplace.stored(id);
    await marketplace.moveClockTo(`${endsOn ?? ''}T08:00:00.000Z`);
    expect((await marketplace.transition(await marketplace.signInAgain(hal), id, { to: 'completed' })).state).toBe(
      'completed',
    );
    await marketplace.moveClockTo(before);
  });

  it('that end before time keep the reason and the words beside it, for both', async () => {
    const applicant = await marketplace.applicant();
    const { id } = await marketplace.apply(applicant, await marketplace.internship());
    await marketplace.setState(id, 'placed');
    const note = 'The lab closed for good.';
    await marketplace.transition(applicant, id, { to: 'terminated_early', reason: 'conditions', note });
    for (const reader of [applicant, marketplace.owner]) {
      const { events } = await reader.client.applications.get({ params: { id } });
      expect(events.at(-1)).toMatchObject({ to: 'terminated_early', by: 'intern', reason: 'conditions', note });
    }
  });

  it('give a calendar file of the interview, again when it is moved', async () => {
    const ida = await marketplace.applicant();
    const { id } = await marketplace.apply(ida, internshipId);
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    const interview = anInterview(api.clock.now());
    await marketplace.transition(marketplace.owner, id, { to: 'interview', interview });
    const first = await (await ida.client.applications.calendar({ params: { id } })).text();
    expect(first).toContain('DTSTART:20260305T090000Z\r\nDTEND:20260305T093000Z');
    expect(first).toContain('LOCATION:Hauptplatz 1\\, Graz\\; second floor');
    const moved = { ...interview, startsAt: new Date(api.clock.now().getTime() + 5 * DAY).toISOString() };
    const version = await marketplace.version(marketplace.owner, id);
    await marketplace.owner.client.applications.rescheduleInterview({
      params: { id },
      version,
      body: { interview: moved },
    });
    const second = await (await ida.client.applications.calendar({ params: { id } })).text();
    expect(second).toContain('SEQUENCE:1\r\n');
    expect(second).toContain('DTSTART:20260307T090000Z');
  });

  it('never share more places than there are, however many offers are made at once', async () => {
    const place = await marketplace.internship({ openings: 3 });
    const lou = await marketplace.applicant();
    const { id } = await marketplace.apply(lou, place);
    await marketplace.setState(id, 'finalist');
    const row = await marketplace.stored(id);
    const copies = Array.from({ length: 49 }, () => ({ ...row, _id: new ObjectId(), internId: new ObjectId() }));
    await marketplace.rows().insertMany(copies);
    const ids = [id, ...copies.map((row) => row._id.toHexString())];
    const offer = anOffer(api.clock.now());
    const attempts = await Promise.allSettled(
      ids.map((applicationId) =>
        marketplace.owner.client.applications.transition({
          params: { id: applicationId },
          version: row.version,
          body: { to: 'offered', offer },
        }),
      ),
    );
    const refused = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [String(attempt.reason.code)] : []));
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(3);
    expect(new Set(refused)).toEqual(new Set(['NO_OPENINGS']));
    const internship = row.internshipId;
    expect(await marketplace.rows().countDocuments({ internshipId: internship, state: 'offered' })).toBe(3);
    const [offered] = await marketplace.rows().find({ internshipId: internship, state: 'offered' }).toArray();
    await marketplace.transition(marketplace.owner, offered?._id.toHexString() ?? '', { to: 'finalist' });
    const next = await marketplace
      .rows()
      .findOne({ internshipId: internship, state: 'finalist', _id: { $ne: offered?._id } } as never);
    const again = await marketplace.transition(marketplace.owner, next?._id.toHexString() ?? '', {
      to: 'offered',
      offer,
    });
    expect(again.state).toBe('offered');
  });

  it('of another company look like ones that do not exist', async () => {
    const stranger = await Marketplace.createCompany(api, marketplace.actors);
    const max = await marketplace.applicant();
    const { id } = await marketplace.apply(max, internshipId);
    const outcomes = await Promise.all(
      [id, newIdempotencyKey()].map(async (key) => {
        const replies = await Promise.all([
          api.inject({ url: `/api/applications/${key}`, headers: { authorization: `Bearer ${stranger.token}` } }),
          api.inject({ url: `/api/applications/${key}/cv`, headers: { authorization: `Bearer ${stranger.token}` } }),
          api.inject({ url: `/api/applications/${key}`, headers: { authorization: `Bearer ${ada.token}` } }),
        ]);
        return replies.map((reply) =>
          JSON.stringify(reply.json())
            .replaceAll(key, 'ID')
            .replace(/"traceId":"[^"]*"/, ''),
        );
      }),
    );
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]?.[0]).toContain('NOT_FOUND');
  });
});

import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../src/platform/clock/clock.ts';
import type { TestApp } from './app.ts';
import { anInterview, anOffer, key, Market, profile, startApplying, type Applicant } from './applications.kit.ts';

const code = (name: string) => ({ code: name });

describe('applications', () => {
  let api: TestApp;
  let market: Market;
  let ada: Applicant;
  let internshipId: string;
  beforeAll(async () => void ({ api, market, ada, internshipId } = await startApplying()));
  afterAll(() => api.close());

  it('say before the form what stands in the way', async () => {
    const newcomer = await market.actors.intern();
    const ready = await newcomer.client.applications.readiness({ params: { internshipId } });
    expect(ready).toMatchObject({ canApply: false, canShowInterest: false, completeness: 0, draft: null });
    expect(ready.obstacles[0]).toMatchObject({ code: 'PROFILE_INCOMPLETE' });
    expect(ready.obstacles[0]?.items).toContain('education');
    const able = await ada.client.applications.readiness({ params: { internshipId } });
    expect(able).toMatchObject({ canApply: true, canShowInterest: true, obstacles: [] });
  });

  it('name what is not met, and refuse it', async () => {
    const german = await market.internship({
      eligibility: {
        studyLevels: ['master'],
        graduationFrom: null,
        graduationTo: null,
        languages: [{ language: 'de', level: 'C1' }],
        sponsorship: false,
      },
    });
    const ready = await ada.client.applications.readiness({ params: { internshipId: german } });
    expect(ready.obstacles).toMatchObject([{ code: 'NOT_ELIGIBLE', items: ['studyLevel: master', 'language: de C1'] }]);
    await expect(market.apply(ada, german)).rejects.toMatchObject(code('NOT_ELIGIBLE'));
  });

  it('keep a draft on the server until they are sent', async () => {
    const other = await market.applicant();
    const id = await market.internship();
    const draft = { cvDocumentId: other.cvId, coverNote: 'Dear', answers: [] };
    await other.client.applications.saveDraft({ params: { internshipId: id }, body: draft });
    expect((await other.client.applications.readiness({ params: { internshipId: id } })).draft).toEqual(draft);
    await market.apply(other, id, { coverNote: 'Dear all' });
    expect((await other.client.applications.readiness({ params: { internshipId: id } })).draft).toBeNull();
  });

  it('go from interest to a sent application with everything frozen', async () => {
    const bea = await market.applicant();
    const id = await market.internship({
      questions: [
        { key: 'why', kind: 'short', label: 'Why do you want this?', options: [], required: true },
        { key: 'town', kind: 'single', label: 'Which town is it?', options: ['Graz', 'Linz'], required: false },
      ],
    });
    const interest = await bea.client.applications.showInterest({
      body: { internshipId: id },
      idempotencyKey: key(),
    });
    expect(interest).toMatchObject({ state: 'interested', submittedAt: null });
    await expect(market.apply(bea, id)).rejects.toMatchObject(code('QUESTION_REQUIRED'));
    const odd = market.apply(bea, id, {
      answers: [
        { key: 'why', value: 'x' },
        { key: 'town', value: 'Rome' },
      ],
    });
    await expect(odd).rejects.toMatchObject(code('VALIDATION_FAILED'));
    const sent = await market.apply(bea, id, {
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
    await expect(market.apply(bea, id)).rejects.toMatchObject(code('ALREADY_APPLIED'));
  });

  it('do not change with the profile', async () => {
    const cy = await market.applicant();
    const { id } = await market.apply(cy, internshipId);
    const { version } = await cy.client.interns.own();
    await cy.client.interns.save({ version, body: profile({ firstName: 'Changed' }) });
    const seen = await market.owner.client.applications.get({ params: { id } });
    expect(seen).toMatchObject({ displayName: 'Ada Kern', candidate: { firstName: 'Ada' } });
    expect(seen).not.toHaveProperty('candidate.email');
  });

  it('are one per intern and internship when fifty arrive at once', async () => {
    const di = await market.applicant();
    const attempts = await Promise.allSettled(Array.from({ length: 50 }, () => market.apply(di, internshipId)));
    const won = attempts.filter((one) => one.status === 'fulfilled');
    const codes = new Set(attempts.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : [])));
    expect(won).toHaveLength(1);
    expect([...codes]).toEqual(['ALREADY_APPLIED']);
  });

  it('answer a repeated click with the first answer', async () => {
    const eve = await market.applicant();
    const body = { internshipId, cvDocumentId: eve.cvId, coverNote: null, answers: [] };
    const idempotencyKey = key();
    const first = await eve.client.applications.submit({ body, idempotencyKey });
    expect((await eve.client.applications.submit({ body, idempotencyKey })).id).toBe(first.id);
  });

  it('are at most thirty active ones, and none after the deadline', async () => {
    const fay = await market.applicant();
    const { id } = await market.apply(fay, internshipId);
    const { _id, internshipId: __, ...row } = await market.stored(id);
    const more = Array.from({ length: 29 }, () => ({ ...row, _id: new ObjectId(), internshipId: new ObjectId() }));
    await market.rows().insertMany(more);
    const another = await market.internship();
    await expect(market.apply(fay, another)).rejects.toMatchObject(code('APPLICATION_LIMIT'));
    await market.rows().deleteMany({ _id: { $in: more.map((one) => one._id) } });
    const before = api.clock.now();
    const { deadline } = await api.client().internships.get({ params: { id: another } });
    await market.at(`${deadline ?? ''}T23:59:59.000Z`);
    const late = await market.applicant();
    await market.apply(await market.again(fay), another);
    api.clock.advance(2_000);
    await expect(market.apply(late, another)).rejects.toMatchObject(code('INTERNSHIP_CLOSED'));
    await market.at(before);
  });

  it('are opened once for the candidate, and by that not answered', async () => {
    const gil = await market.applicant();
    const { id } = await market.apply(gil, internshipId);
    const opened = await market.owner.client.applications.open({ params: { id } });
    expect(opened).toMatchObject({ state: 'in_review', firstResponseAt: null });
    await market.owner.client.applications.open({ params: { id } });
    await api.dispatch();
    const inbox = await gil.client.notifications.list({ list: {} });
    expect(inbox.items.filter((one) => one.titleKey === 'application.viewed')).toHaveLength(1);
    expect(await gil.client.applications.get({ params: { id } })).toMatchObject({ state: 'in_review', overdue: false });
  });

  it('travel through interview and offer to a placement that is completed', async () => {
    const hal = await market.applicant();
    const other = await market.internship();
    const { id: otherId } = await market.apply(hal, other);
    const place = await market.internship({ openings: 1 });
    const { id } = await market.apply(hal, place);
    const { owner } = market;
    const shortlisted = await market.move(owner, id, { to: 'shortlisted' });
    expect(shortlisted).toMatchObject({
      firstResponseAt: api.clock.now().toISOString(),
      candidate: { email: hal.email },
    });
    await market.move(owner, id, { to: 'interview', interview: anInterview(api.clock.now()) });
    const text = market.move(owner, id, { to: 'rejected', code: 'after_interview', text: null });
    await expect(text).rejects.toMatchObject(code('FEEDBACK_REQUIRED'));
    await market.move(owner, id, { to: 'finalist' });
    const short = market.move(owner, id, { to: 'offered', offer: anOffer(api.clock.now(), 2) });
    await expect(short).rejects.toMatchObject(code('VALIDATION_FAILED'));
    const offer = anOffer(api.clock.now());
    await market.move(owner, id, { to: 'offered', offer });
    const accepted = await market.move(hal, id, { to: 'accepted', withdrawOthers: true });
    expect(accepted.state).toBe('accepted');
    expect((await hal.client.applications.get({ params: { id: otherId } })).state).toBe('withdrawn');
    await api.dispatch();
    expect((await owner.client.internships.get({ params: { id: place } })).state).toBe('filled');
    await expect(market.move(owner, id, { to: 'placed' })).rejects.toMatchObject(code('TRANSITION_NOT_ALLOWED'));
    const before = api.clock.now();
    await market.at(`${offer.startDate}T08:00:00.000Z`);
    expect((await market.move(market.owner, id, { to: 'placed' })).state).toBe('placed');
    const { endsOn } = await market.stored(id);
    await market.at(`${endsOn ?? ''}T08:00:00.000Z`);
    expect((await market.move(await market.again(hal), id, { to: 'completed' })).state).toBe('completed');
    await market.at(before);
  });

  it('that end before time keep the reason and the words beside it, for both', async () => {
    const applicant = await market.applicant();
    const { id } = await market.apply(applicant, await market.internship());
    await market.put(id, 'placed');
    const note = 'The lab closed for good.';
    await market.move(applicant, id, { to: 'terminated_early', reason: 'conditions', note });
    for (const reader of [applicant, market.owner]) {
      const { events } = await reader.client.applications.get({ params: { id } });
      expect(events.at(-1)).toMatchObject({ to: 'terminated_early', by: 'intern', reason: 'conditions', note });
    }
  });

  it('give a calendar file of the interview, again when it is moved', async () => {
    const ida = await market.applicant();
    const { id } = await market.apply(ida, internshipId);
    await market.move(market.owner, id, { to: 'shortlisted' });
    const interview = anInterview(api.clock.now());
    await market.move(market.owner, id, { to: 'interview', interview });
    const first = await (await ida.client.applications.calendar({ params: { id } })).text();
    expect(first).toContain('DTSTART:20260305T090000Z\r\nDTEND:20260305T093000Z');
    expect(first).toContain('LOCATION:Hauptplatz 1\\, Graz\\; second floor');
    const moved = { ...interview, startsAt: new Date(api.clock.now().getTime() + 5 * DAY).toISOString() };
    const version = await market.version(market.owner, id);
    await market.owner.client.applications.reschedule({ params: { id }, version, body: { interview: moved } });
    const second = await (await ida.client.applications.calendar({ params: { id } })).text();
    expect(second).toContain('SEQUENCE:1\r\n');
    expect(second).toContain('DTSTART:20260307T090000Z');
  });

  it('never share more places than there are, however many offers are made at once', async () => {
    const place = await market.internship({ openings: 3 });
    const lou = await market.applicant();
    const { id } = await market.apply(lou, place);
    await market.put(id, 'finalist');
    const row = await market.stored(id);
    const copies = Array.from({ length: 49 }, () => ({ ...row, _id: new ObjectId(), internId: new ObjectId() }));
    await market.rows().insertMany(copies);
    const ids = [id, ...copies.map((one) => one._id.toHexString())];
    const offer = anOffer(api.clock.now());
    const attempts = await Promise.allSettled(
      ids.map((one) =>
        market.owner.client.applications.transition({
          params: { id: one },
          version: row.version,
          body: { to: 'offered', offer },
        }),
      ),
    );
    const refused = attempts.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));
    expect(attempts.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
    expect(new Set(refused)).toEqual(new Set(['NO_OPENINGS']));
    const internship = row.internshipId;
    expect(await market.rows().countDocuments({ internshipId: internship, state: 'offered' })).toBe(3);
    const [offered] = await market.rows().find({ internshipId: internship, state: 'offered' }).toArray();
    await market.move(market.owner, offered?._id.toHexString() ?? '', { to: 'finalist' });
    const next = await market
      .rows()
      .findOne({ internshipId: internship, state: 'finalist', _id: { $ne: offered?._id } } as never);
    const again = await market.move(market.owner, next?._id.toHexString() ?? '', { to: 'offered', offer });
    expect(again.state).toBe('offered');
  });

  it('of another company look like ones that do not exist', async () => {
    const stranger = await Market.company(api, market.actors);
    const max = await market.applicant();
    const { id } = await market.apply(max, internshipId);
    const outcomes = await Promise.all(
      [id, key()].map(async (one) => {
        const replies = await Promise.all([
          api.inject({ url: `/api/applications/${one}`, headers: { authorization: `Bearer ${stranger.token}` } }),
          api.inject({ url: `/api/applications/${one}/cv`, headers: { authorization: `Bearer ${stranger.token}` } }),
          api.inject({ url: `/api/applications/${one}`, headers: { authorization: `Bearer ${ada.token}` } }),
        ]);
        return replies.map((reply) =>
          JSON.stringify(reply.json())
            .replaceAll(one, 'ID')
            .replace(/"traceId":"[^"]*"/, ''),
        );
      }),
    );
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]?.[0]).toContain('NOT_FOUND');
  });
});

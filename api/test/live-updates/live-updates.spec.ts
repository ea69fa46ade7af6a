import { liveUpdateLimits } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EventName, PayloadOf } from '../../src/platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { MINUTE, SECOND } from '../../src/platform/clock/clock.ts';
import { Sessions } from '../../src/platform/auth/sessions.service.ts';
import { LiveStreams } from '../../src/platform/live/live-streams.service.ts';
import { closeListening, listen, openStream, requestStream, type TestStream } from './live-updates.fixture.ts';
import { applicationPayload } from '../support/payloads.builder.ts';
import { TestActors, type TestActor, type TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('live updates', () => {
  let api: TestApp;
  let origin: string;
  let people: TestActors;
  let streams: LiveStreams;
  let ada: TestActor;
  let ben: TestActor;
  let owner: TestMember;
  let reviewer: TestMember;
  let rival: TestMember;
  let admin: TestActor;
  let verifier: TestActor;
  let viewer: TestActor;
  let newsEditor: TestActor;
  const opened: TestStream[] = [];

  beforeAll(async () => {
    api = await startTestApp();
    origin = await listen(api);
    people = new TestActors(api);
    streams = api.app.get(LiveStreams);
    [ada, ben] = [await people.intern(), await people.intern()];
    [owner, rival] = [await people.employer(), await people.employer()];
    reviewer = await people.member(owner.employerId, 'reviewer');
    admin = await people.admin();
    verifier = await people.limitedAdmin('employers:verify');
    viewer = await people.limitedAdmin('dashboard:view');
    newsEditor = await people.limitedAdmin('news:manage');
  });
  afterAll(() => closeListening(api));
  afterEach(async () => {
    for (const stream of opened.splice(0)) stream.close();
    while (streams.count > 0) await new Promise((resolve) => setImmediate(resolve));
    /* What one test has caused is long past for the next. Access tokens last a quarter of an hour. */
    api.clock.advance(20 * SECOND);
  });

  const open = async (actor: TestActor, lastEventId: string | null = null): Promise<TestStream> => {
    const stream = await openStream(origin, actor.token, { lastEventId });
    opened.push(stream);
    return stream;
  };
  const record = <Name extends EventName>(type: Name, payload: PayloadOf<Name>): Promise<void> =>
    api.database.transaction(async (unitOfWork) => api.app.get(Events).recordOneOf(unitOfWork, type, payload));
  const application = () => applicationPayload({ internId: ada.id, employerId: owner.employerId });
  const applicationId = 'd'.repeat(24);

  /** What each of these people is told because of something; told apart by a change of everybody's inbox after it. */
  async function toldOf(cause: () => Promise<unknown>, who: Readonly<Record<string, TestActor>>) {
    const actors = Object.entries(who);
    const listening = await Promise.all(actors.map(async ([, actor]) => open(actor)));
    await cause();
    await record('notifications.changed', { userIds: actors.map(([, { id }]) => id) });
    const updatesByReader: Record<string, string[]> = {};
    for (const [index, [name]] of actors.entries()) {
      const changes = (await listening[index]?.untilChanged('notifications')) ?? [];
      updatesByReader[name] = changes.filter((change) => change !== 'notifications').toSorted();
    }
    return updatesByReader;
  }
  const everyone = () => ({ ada, ben, owner, reviewer, rival, admin, verifier, viewer, newsEditor });
  // prettier-ignore
  const nobody = { ada: [], ben: [], owner: [], reviewer: [], rival: [], admin: [], verifier: [], viewer: [], newsEditor: [] };

  it('are for signed-in people only', async () => {
    const { response } = await requestStream(origin, null);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('come as server-sent events that nothing between may keep or gather', async () => {
    const { response } = await open(ada);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-disposition')).toBeNull();
  });

  it('tell of an application its intern, the members of its employer and full administrators', async () => {
    const changed = `applications:${applicationId}`;
    expect(await toldOf(() => record('application.submitted', application()), everyone())).toEqual({
      ...nobody,
      ada: [changed],
      owner: [changed, 'dashboards'],
      reviewer: [changed, 'dashboards'],
      admin: [changed, 'dashboards'],
      viewer: ['dashboards'],
    });
  });

  it('tell of a match the members of the employer and full administrators, and not the intern', async () => {
    const { internshipId, employerId } = application();
    const matched = { applicationId, internshipId, employerId };
    const changed = `applications:${applicationId}`;
    expect(await toldOf(() => record('application.matched', matched), everyone())).toEqual({
      ...nobody,
      owner: [changed],
      reviewer: [changed],
      admin: [changed],
    });
  });

  it.each(['application.rejected', 'application.shortlisted', 'application.shortlisting_undone'] as const)(
    'tell an intern nothing of %s, which can still be undone or was',
    async (name) => {
      const payload = { ...application(), from: 'in_review', to: 'rejected', actorId: owner.id } as const;
      const decided = () => record(name, payload).then(() => api.dispatch());
      const { ada: student, owner: team } = await toldOf(decided, { ada, owner });
      expect([student, team]).toEqual([[], [`applications:${applicationId}`, 'dashboards']]);
    },
  );

  it('tell of queues those who work on them', async () => {
    const caseId = 'c'.repeat(24);
    const opening = {
      caseId,
      employerId: owner.employerId,
      name: 'Donau Druck',
      round: 1,
      from: null,
      to: 'pending',
      by: owner.id,
      at: api.clock.now().toISOString(),
      origin: 'first',
    } as const;
    const changed = `verification-cases:${caseId}`;
    expect(await toldOf(() => record('case.opened', opening), everyone())).toEqual({
      ...nobody,
      owner: ['dashboards', changed],
      reviewer: ['dashboards'],
      admin: ['dashboards', changed],
      verifier: [changed],
      viewer: ['dashboards'],
    });
    const report = {
      reportId: 'f'.repeat(24),
      targetType: 'internship',
      targetId: 'a'.repeat(24),
      targetLabel: 'River lab',
      employerId: owner.employerId,
      reporterId: ben.id,
      code: 'other',
      answer: null,
      consequences: [],
      by: ben.id,
      at: api.clock.now().toISOString(),
    } as const;
    api.clock.advance(20 * SECOND);
    expect(await toldOf(() => record('report.created', report), everyone())).toEqual({
      ...nobody,
      ben: [`reports:${report.reportId}`],
      admin: ['dashboards', `reports:${report.reportId}`],
      viewer: ['dashboards'],
    });
  });

  it('tell of internships the team and the moderators', async () => {
    const internshipId = 'a'.repeat(24);
    const payload = { internshipId, employerId: owner.employerId, title: 'River lab', changed: ['title'] };
    const changed = `internships:${internshipId}`;
    expect(await toldOf(() => record('internship.revision_submitted', payload), everyone())).toEqual({
      ...nobody,
      owner: ['dashboards', changed],
      reviewer: ['dashboards', changed],
      admin: ['dashboards', changed],
      viewer: ['dashboards', changed],
    });
  });

  it.each(['parsing', 'removed'] as const)(
    'tell of an analysis of a CV that is %s the team, and nobody else',
    async (state) => {
      const analysisId = 'e'.repeat(24);
      const payload = { analysisId, internshipId: 'a'.repeat(24), employerId: owner.employerId, state };
      const expectedUpdates = [`cv-analyses:${analysisId}`];
      expect(await toldOf(() => record('cv_analysis.changed', payload), everyone())).toEqual({
        ...nobody,
        owner: expectedUpdates,
        reviewer: expectedUpdates,
      });
    },
  );

  it('tell of the own inbox when a notification comes and when it is read elsewhere', async () => {
    const [ownStream, theirs] = [await open(ada), await open(ben)];
    await record('application.finalist', { ...application(), applicationId: '8'.repeat(24), actorId: owner.id });
    await api.dispatch();
    expect(await ownStream.untilChanged('notifications')).toContain('notifications');
    const [item] = (await ada.client.notifications.list({ list: { filter: { unread: true } } })).items;
    await ada.client.notifications.markRead({ params: { id: item?.id ?? '' } });
    expect(await ownStream.untilChanged('notifications')).toEqual(['notifications']);
    await ada.client.notifications.markAllRead();
    await record('notifications.changed', { userIds: [ben.id] });
    expect(await theirs.untilChanged('notifications')).toEqual(['notifications']);
    expect(theirs.messages.map(({ event }) => event)).toEqual(['ready', 'changed']);
  });

  it('resume where they broke off, and only there', async () => {
    api.clock.advance(2 * MINUTE);
    const first = await open(owner);
    await record('application.submitted', application());
    await first.untilChanged('applications');
    first.close();
    const missed = { ...application(), applicationId: '9'.repeat(24) };
    await record('application.withdrawn', missed);
    const again = await open(owner, first.lastEventId);
    expect(await again.untilChanged('applications')).toContain(`applications:${missed.applicationId}`);
    const stranger = await open(rival, first.lastEventId);
    await record('notifications.changed', { userIds: [rival.id] });
    expect(await stranger.untilChanged('notifications')).toEqual(['notifications']);
  });

  it.each(['0', '1', '99999999999999999', 'yesterday', '-1'])(
    'ask the page to load everything again after the unknown point %s',
    async (lastEventId) => {
      const stream = await open(ada, lastEventId);
      expect(await stream.next()).toMatchObject({ event: 'resync', data: '{}' });
    },
  );

  it('tell a page that has just loaded what changed meanwhile', async () => {
    await record('application.submitted', application());
    api.clock.advance(3 * SECOND);
    expect(await (await open(ada)).untilChanged('applications')).toEqual([`applications:${applicationId}`]);
  });

  it('end when the session ends, with the reason, and say nothing afterwards', async () => {
    const again = await people.signIn(ada.id, ada.email);
    const [ended, other] = [await open(again), await open(ada)];
    await api.app.get(Sessions).end(new ObjectId(again.sessionId));
    api.clock.advance(6 * SECOND);
    await streams.tick();
    expect(await ended.next()).toMatchObject({ event: 'ended' });
    expect(await ended.next()).toBeNull();
    await record('application.submitted', application());
    expect(await other.untilChanged('applications')).toEqual([`applications:${applicationId}`]);
  });

  it('send nothing to a session that has ended a moment ago', async () => {
    const again = await people.signIn(ada.id, ada.email);
    const stream = await open(again);
    await api.app.get(Sessions).end(new ObjectId(again.sessionId));
    await record('application.submitted', application());
    expect(await stream.next()).toMatchObject({ event: 'ended' });
    expect(await stream.next()).toBeNull();
  });

  it('follow what somebody may see by now', async () => {
    const colleague = await people.member(owner.employerId, 'recruiter');
    const stream = await open(colleague);
    const place = { userId: new ObjectId(colleague.id) };
    await api.database.db.collection('members').deleteOne(place);
    await record('application.submitted', application());
    await record('notifications.changed', { userIds: [colleague.id] });
    expect(await stream.untilChanged('notifications')).toEqual(['notifications']);
    await record('member.removed', {
      memberId: 'b'.repeat(24),
      userId: colleague.id,
      employerId: owner.employerId,
      by: owner.id,
    });
    expect(await stream.until('resync')).toMatchObject({ data: '{}' });
  });

  it('send a heartbeat after silence, from which the page resumes', async () => {
    const stream = await open(ada);
    api.clock.advance((liveUpdateLimits.heartbeatSeconds - 1) * SECOND);
    await streams.tick();
    api.clock.advance(SECOND);
    await streams.tick();
    const now = String(api.clock.now().getTime());
    expect(await stream.next()).toEqual({ event: '', data: '', id: now });
    expect(stream.messages.map(({ event }) => event)).toEqual(['ready']);
  });

  it('ask for everything again when too much changes at once', async () => {
    const stream = await open(owner);
    await api.database.transaction(async (unitOfWork) => {
      for (let index = 0; index < 80; index++)
        api.app.get(Events).record(unitOfWork, {
          'application.submitted': { ...application(), applicationId: new ObjectId().toHexString() },
        });
    });
    expect(await stream.until('resync')).toBeDefined();
  });
});

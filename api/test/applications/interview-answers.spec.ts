import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timelineOf, type InterviewAnswerRequest } from '@prentice/contract';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  anInterview,
  startMarketplaceWithApplicant,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';

const code = (name: string) => ({ code: name });
const START = '2026-03-02T09:00:00.000Z';
const reject = { to: 'rejected', code: 'stronger_candidates', text: 'You were good, others knew more.' } as const;
const confirmed = { answer: 'confirmed' } as const;
const otherTime = { answer: 'other_time', note: 'On Thursday I have an exam; Friday would work.' } as const;

describe('the answer of a candidate to an interview', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let recruiter: TestMember;
  let intern: Applicant;
  let id: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplaceWithApplicant());
    recruiter = await marketplace.actors.member(marketplace.owner.employerId, 'recruiter');
  });
  beforeEach(async () => {
    await marketplace.moveClockTo(START);
    recruiter = await marketplace.signInAgain(recruiter);
    intern = await marketplace.applicant();
    ({ id } = await marketplace.apply(intern, await marketplace.internship()));
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    await marketplace.transition(marketplace.owner, id, { to: 'interview', interview: anInterview(api.clock.now()) });
  });
  afterAll(() => api.close());

  const answer = async (body: InterviewAnswerRequest, who: TestActor = intern) =>
    who.client.applications.answerInterview({
      params: { id },
      version: await marketplace.version(who, id),
      body,
    });
  const seenBy = (who: TestActor) => who.client.applications.get({ params: { id } });
  const notices = async (who: TestActor) =>
    (await who.client.notifications.list({})).items
      .filter(({ titleKey, params }) => titleKey.startsWith('application.interview_') && params['applicationId'] === id)
      .map(({ titleKey }) => titleKey);

  it('is read by the company on the candidate’s page and in its lists, and can be changed', async () => {
    expect(await seenBy(marketplace.owner)).toMatchObject({ interviewAnswer: null });
    await answer(otherTime);
    expect(await seenBy(recruiter)).toMatchObject({ state: 'interview', interviewAnswer: otherTime });
    const { items } = await recruiter.client.applications.list({ list: { filter: { id: [id] } } });
    expect(items).toMatchObject([{ interviewAnswer: { answer: 'other_time' } }]);
    expect(JSON.stringify(items)).not.toContain('exam');
    await answer(confirmed);
    expect(await seenBy(recruiter)).toMatchObject({ interviewAnswer: { answer: 'confirmed', note: null } });
  });

  it('stands in the history of both sides', async () => {
    await answer(otherTime);
    for (const who of [intern, recruiter]) {
      const { events } = await seenBy(who);
      expect(events.at(-1)).toMatchObject({ by: 'intern', reason: 'other_time', note: otherTime.note });
    }
    const seen = await intern.client.applications.get({ params: { id } });
    if (!('interviewAnswer' in seen)) throw new Error('A student reads their own answer.');
    const keys = timelineOf({ ...seen, responseDueAt: null }, 'intern').map(({ key }) => key);
    expect(keys).toContain('interview_other_time');
  });

  it('notifies those who decide: at once of another time, in the summary of a confirmation', async () => {
    await answer(otherTime);
    await api.dispatch();
    expect(await notices(recruiter)).toEqual(['application.interview_other_time']);
    expect((await emailsTo(api, recruiter.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(/another.time/)]),
    );
    await answer(confirmed);
    await api.dispatch();
    expect(await notices(recruiter)).toContain('application.interview_confirmed');
    expect(await notices(intern)).toEqual([]);
  });

  it('is gone when the interview has a new time, and when it is cancelled', async () => {
    await answer(otherTime);
    await recruiter.client.applications.rescheduleInterview({
      params: { id },
      version: await marketplace.version(recruiter, id),
      body: { interview: anInterview(new Date(api.clock.now().getTime() + DAY)) },
    });
    expect(await seenBy(intern)).toMatchObject({ interviewAnswer: null });
    await answer(confirmed);
    await recruiter.client.applications.cancelInterview({
      params: { id },
      version: await marketplace.version(recruiter, id),
      body: { note: 'Our laboratory is closed for repairs that week.' },
    });
    expect(await seenBy(intern)).toMatchObject({ state: 'shortlisted', interviewAnswer: null });
  });

  it('needs an interview that is arranged and has not begun', async () => {
    await marketplace.moveClockTo('2026-03-20T09:00:00.000Z');
    intern = await marketplace.signInAgain(intern);
    await expect(answer(confirmed)).rejects.toMatchObject(code('INTERVIEW_STARTED'));
    const other = await marketplace.applicant();
    const applied = await marketplace.apply(other, await marketplace.internship());
    const early = other.client.applications.answerInterview({
      params: { id: applied.id },
      version: applied.version,
      body: confirmed,
    });
    await expect(early).rejects.toMatchObject(code('TRANSITION_NOT_ALLOWED'));
  });

  it('is the candidate’s alone', async () => {
    await expect(answer(confirmed, recruiter)).rejects.toMatchObject(code('FORBIDDEN'));
    const stranger = await marketplace.applicant();
    const version = await marketplace.version(intern, id);
    const theirs = stranger.client.applications.answerInterview({ params: { id }, version, body: confirmed });
    await expect(theirs).rejects.toMatchObject(code('NOT_FOUND'));
  });

  it('says when else, in some words, and nothing beside a confirmation', async () => {
    await expect(answer({ answer: 'other_time', note: ' no ' })).rejects.toMatchObject(code('VALIDATION_FAILED'));
    const both = { answer: 'confirmed', note: 'See you!' } as unknown as InterviewAnswerRequest;
    await expect(answer(both)).rejects.toMatchObject(code('VALIDATION_FAILED'));
  });

  it('leaves a rejection that can still be undone as it is, and does not give it away', async () => {
    await marketplace.transition(recruiter, id, reject);
    expect(await answer(confirmed)).toMatchObject({ state: 'interview', interviewAnswer: { answer: 'confirmed' } });
    expect(await seenBy(recruiter)).toMatchObject({ state: 'rejected', interviewAnswer: { answer: 'confirmed' } });
    await recruiter.client.applications.undo({ body: { ids: [id] } });
    expect(await seenBy(recruiter)).toMatchObject({ state: 'interview', interviewAnswer: { answer: 'confirmed' } });
  });

  it('of two at once from the same page, one counts', async () => {
    const version = await marketplace.version(intern, id);
    const send = (body: InterviewAnswerRequest) =>
      intern.client.applications.answerInterview({ params: { id }, version, body });
    const outcomes = await Promise.allSettled([send(confirmed), send(otherTime)]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toMatchObject([{ reason: code('VERSION_CONFLICT') }]);
  });
});

import { describe, expect, it } from 'vitest';
import { principals } from '../../test/principals.ts';
import { toBlindCandidate, withoutContacts, toBlindHistory, toInternHistory, toBlindMatch } from './blind-review.ts';
import type { Match } from '../cv-reading/cv-match.contract.ts';
import { candidate, type ApplicationHistoryEntry } from './application.contract.ts';
import { showsDocuments } from './application-stages.ts';
import { applicationViewFor, applicationViews, isBlind } from './application.views.ts';

const CANARY = 'canary';
const ada = candidate.parse({
  firstName: CANARY,
  lastName: CANARY,
  email: `${CANARY}@people.example`,
  phone: '+43123456789',
  headline: CANARY,
  about: CANARY,
  education: [{ institution: `${CANARY} University`, degree: 'bachelor', start: '2023-10' }],
  experience: [{ title: CANARY, organisation: CANARY, start: '2023-10', highlights: [CANARY] }],
  projects: [{ title: CANARY, start: '2023-10' }],
  skills: [{ label: 'Python', level: 3 }],
  languages: [],
  links: [`https://${CANARY}.example`],
  locationPreferences: [{ city: CANARY, country: 'AT' }],
  workModes: [],
  availability: null,
  workAuthorisation: [],
});
const quoted: Match = {
  score: 71,
  algorithmVersion: '1',
  items: [
    {
      part: 'required',
      requirement: { kind: 'skill', label: 'Python' },
      grade: 1,
      evidence: { from: 'cv', quote: `Python at ${CANARY}`, page: 1, words: ['Python'] },
    },
    {
      part: 'preferred',
      requirement: { kind: 'skill', label: 'Chemistry' },
      grade: 1,
      evidence: { from: 'cv', quote: `stored before words were kept, ${CANARY}`, page: 1 },
    },
    {
      part: 'education',
      requirement: { kind: 'study', levels: ['bachelor'] },
      grade: 1,
      evidence: { from: 'cv', quote: `BSc, ${CANARY} University`, page: 1, words: [CANARY] },
    },
    {
      part: 'practical',
      requirement: { kind: 'place', workMode: 'onsite', cities: ['Graz'] },
      grade: 1,
      evidence: { from: 'profile', quote: CANARY, page: null },
    },
  ],
};
const event = (more: Partial<ApplicationHistoryEntry>): ApplicationHistoryEntry => ({
  id: '1',
  from: null,
  to: 'submitted',
  by: 'intern',
  actorId: 'c'.repeat(24),
  reason: CANARY,
  at: '2026-03-02T09:00:00.000Z',
  visibleTo: 'both',
  ...more,
});

describe('blind review', () => {
  it('removes everything that identifies a candidate', () => {
    expect(JSON.stringify(toBlindCandidate(ada))).not.toContain(CANARY);
    expect(toBlindCandidate(ada).skills).toEqual([{ id: null, label: 'Python' }]);
  });
  it('leaves years, months and names of skills, so that no exact date or level leads to an open application', () => {
    const exact = candidate.parse({
      ...ada,
      education: [
        {
          institution: 'University',
          degree: 'bachelor',
          field: 'Physics',
          start: '2023-10',
          expectedEnd: '2026-07',
          grade: '1.37',
        },
      ],
      skills: [
        { label: 'Writing', level: 1 },
        { label: 'Python', level: 3 },
      ],
      availability: { from: '2026-07-13', to: '2026-09-29', hoursPerWeek: 38 },
    });
    expect(toBlindCandidate(exact)).toMatchObject({
      education: [{ degree: 'bachelor', field: 'Physics', start: '2023', expectedEnd: '2026' }],
      skills: [{ label: 'Python' }, { label: 'Writing' }],
      availability: { from: '2026-07', to: '2026-09', hoursPerWeek: 38 },
    });
    expect(JSON.stringify(toBlindCandidate(exact))).not.toMatch(/-10|-13|-29|1\.37|level":\d/);
  });
  it('leaves no id and no words of the candidate in the history', () => {
    const text = JSON.stringify(toBlindHistory([event({}), event({ by: 'system', actorId: null, reason: 'opened' })]));
    expect(text).not.toContain(CANARY);
    expect(text).not.toContain('c'.repeat(24));
    expect(text).toContain('opened');
  });
  it('leaves of the evidence of a match the names of skills, and no word around them', () => {
    const { score, items } = toBlindMatch(quoted);
    expect(JSON.stringify(items)).not.toContain(CANARY);
    expect(score).toBe(71);
    expect(items[0]).toMatchObject({ part: 'required', grade: 1 });
    expect(items.map(({ evidence }) => evidence)).toEqual([
      { from: 'cv', quote: '… Python …', page: 1, words: ['Python'] },
      null,
      null,
      null,
    ]);
  });
  it('is checked in every reply: a blind one with an id, evidence or cover note is refused', () => {
    const { events, match, candidate } = applicationViews.employerBlind.schema.shape;
    expect(events.safeParse([event({})]).success).toBe(false);
    expect(events.safeParse(toBlindHistory([event({})])).success).toBe(true);
    expect(candidate.safeParse(ada).success).toBe(false);
    expect(match.safeParse(quoted).success).toBe(false);
    expect(match.safeParse(toBlindMatch(quoted)).success).toBe(true);
    for (const hidden of ['internId', 'cv', 'coverNote', 'answers'])
      expect(applicationViews.employerBlind.fields).not.toContain(hidden);
  });
  it('leaves lists the score of a match, and no more', () => {
    const { match } = applicationViews.row.schema.shape;
    expect(match.safeParse({ score: 3 }).success).toBe(true);
    expect(match.safeParse({ score: null }).success).toBe(true);
    expect(match.safeParse({ score: 3, items: [] }).success).toBe(false);
  });
  it('lasts until the candidate is revealed, also when the application ends before', () => {
    const blind = { blindReview: true, revealedAt: null };
    expect(isBlind(blind)).toBe(true);
    expect(isBlind({ ...blind, revealedAt: new Date() })).toBe(false);
    expect(isBlind({ blindReview: false, revealedAt: null })).toBe(false);
    for (const state of ['submitted', 'rejected', 'withdrawn'] as const)
      expect(applicationViewFor(principals.owner, { state, ...blind })).toBe('employerBlind');
  });
});

describe('audiences', () => {
  const open = { blindReview: false, revealedAt: null };
  it('see contacts from shortlisted on, and not after the end', () => {
    expect(applicationViewFor(principals.recruiter, { state: 'in_review', ...open })).toBe('employer');
    expect(applicationViewFor(principals.recruiter, { state: 'shortlisted', ...open })).toBe('employerContacts');
    expect(applicationViewFor(principals.recruiter, { state: 'rejected', ...open })).toBe('employer');
    expect(applicationViewFor(principals.recruiter, { state: 'withdrawn', ...open })).toBe('employer');
    expect(withoutContacts(ada)).not.toHaveProperty('email');
  });
  it('lose access to the documents of candidates who withdrew', () => {
    expect(showsDocuments('rejected')).toBe(true);
    expect(['withdrawn', 'cancelled', 'closed_no_response'].filter((state) => showsDocuments(state as never))).toEqual(
      [],
    );
  });
  it('of interns and administrators are their own', () => {
    expect(applicationViewFor(principals.intern, { state: 'submitted', ...open })).toBe('intern');
    expect(applicationViewFor(principals.admin, { state: 'submitted', blindReview: true, revealedAt: null })).toBe(
      'admin',
    );
  });
  it('of interns see no ids of members, and nothing that is not meant for them', () => {
    const events = [
      event({}),
      event({ id: '2', by: 'employer', actorId: 'd'.repeat(24) }),
      event({ id: '3', by: 'employer', visibleTo: 'employer' }),
    ];
    expect(toInternHistory(events).map(({ id, actorId }) => [id, actorId])).toEqual([
      ['1', 'c'.repeat(24)],
      ['2', null],
    ]);
  });
});

import type { z } from 'zod';
import type {
  ApplicationHistoryEntry,
  blindCandidate,
  blindHistoryEntry,
  Candidate,
  contactlessCandidate,
} from './application.contract.ts';
import { quoteOfNames, type blindMatch, type Match, type MatchItem } from '../cv-reading/cv-match.contract.ts';

type BlindCandidate = z.infer<typeof blindCandidate>;

const yearOf = (date: string): string => date.slice(0, 4);
const monthOf = (date: string): string => date.slice(0, 7);

/** Returns what blind review shows of a candidate. */
export const toBlindCandidate = (candidate: Candidate): BlindCandidate => ({
  education: candidate.education.map(({ degree, field, start, expectedEnd }) => {
    return { degree, field, start: yearOf(start), expectedEnd: expectedEnd && yearOf(expectedEnd) };
  }),
  /* Their order and levels are the person's own. */
  skills: candidate.skills.map(({ id, label }) => ({ id, label })).sort((a, b) => (a.label < b.label ? -1 : 1)),
  languages: candidate.languages,
  workModes: candidate.workModes,
  availability: candidate.availability && {
    from: monthOf(candidate.availability.from),
    to: candidate.availability.to && monthOf(candidate.availability.to),
    hoursPerWeek: candidate.availability.hoursPerWeek,
  },
  workAuthorisation: candidate.workAuthorisation,
});

/** Returns a candidate without e-mail address, phone number and links. */
export function withoutContacts(candidate: Candidate): z.infer<typeof contactlessCandidate> {
  const { email: _, phone: __, links: ___, ...rest } = candidate;
  return rest;
}

/** Returns the history for blind review: without ids and without the candidate's texts. */
export const toBlindHistory = (history: readonly ApplicationHistoryEntry[]): z.infer<typeof blindHistoryEntry>[] =>
  history.map((entry) => {
    const { actorId: _, ...rest } = entry;
    return rest.by === 'intern' ? { ...rest, reason: null, note: null } : rest;
  });

/** Returns the history that the candidate sees: only what is visible to them, without ids of members. */
export const toInternHistory = (history: readonly ApplicationHistoryEntry[]): ApplicationHistoryEntry[] =>
  history
    .filter((entry) => entry.visibleTo !== 'employer')
    .map((entry) => ({ ...entry, actorId: entry.by === 'intern' ? entry.actorId : null }));

/* Words that answer a requirement name a skill, as the taxonomy or the internship does: of other requirements, and of what was
   stored before words were kept, nothing is quoted. */
function toBlindEvidence({
  requirement,
  evidence,
}: MatchItem): z.infer<typeof blindMatch>['items'][number]['evidence'] {
  const words = evidence?.words ?? [];
  if (evidence?.from !== 'cv' || requirement.kind !== 'skill' || words.length === 0) return null;
  return { from: 'cv', quote: quoteOfNames(words), page: evidence.page, words };
}

/**
 * Returns a match that quotes the names of skills and no word around them: what is left of a sentence without names of people
 * can still be joined with the same sentence in an application of the same person that is not blind.
 */
export function toBlindMatch({ items, ...match }: Match): z.infer<typeof blindMatch> {
  const { experience: _, ...rest } = match;
  return { ...rest, items: items.map((item) => ({ ...item, evidence: toBlindEvidence(item) })) };
}

/** The longest answers by kind of question, in characters. */
export const answerLengths = { short: 200, long: 1_500 } as const;

/** Limits of applications: shown where people type, enforced by the schemas. */
export const applicationLimits = {
  coverNote: 2_000,
  activePerIntern: 30,
  tags: { count: 10, length: 30 },
  rejection: { min: 20, max: 1_000 },
  interviewMinutes: { min: 15, max: 180 },
  /** The sentence that goes with cancelling an interview. */
  cancellationNote: { min: 10, max: 1_000 },
  /** What a candidate writes who needs another time for an interview. */
  interviewAnswer: { min: 5, max: 500 },
  offer: { min: 20, max: 3_000 },
  /** What goes with another transition, such as withdrawing. */
  transitionNote: 1_000,
  offerDays: { min: 3, max: 21 },
  note: 2_000,
  undoMinutes: 10,
  reconsiderDays: 30,
  noResponseDays: 30,
  confirmDays: 14,
  /** How long a placement lasts whose internship states no duration: until somebody says otherwise, a month. */
  placementWeeksWhenUnstated: 4,
  compare: 4,
} as const;
export const rejectionCodes = [
  'skills',
  'experience',
  'studies',
  'language',
  'availability',
  'work_authorisation',
  'application_incomplete',
  'stronger_candidates',
  'places_taken',
  'internship_cancelled',
  'after_interview',
  'other',
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];

/**
 * Returns the reasons that can be meant for all of these candidates: "after the interview" needs one, and who was interviewed
 * had sent enough.
 * @param interviewed of each candidate, whether there was an interview
 */
export const possibleRejectionCodes = (interviewed: readonly boolean[]): readonly RejectionCode[] =>
  rejectionCodes.filter((code) => {
    if (code === 'after_interview') return interviewed.every(Boolean);
    return code !== 'application_incomplete' || !interviewed.some(Boolean);
  });

export const terminationReasons = [
  'agreed',
  'conditions',
  'performance',
  'personal',
  'employer_closed',
  'other',
] as const;

/** Limits of an internship: shown where people type, enforced by the schemas. Times in days unless named otherwise. */
export const internshipLimits = {
  title: { min: 8, max: 100 },
  description: { min: 300, max: 10_000 },
  tasks: { min: 2, max: 10 },
  learningOutcomes: { min: 1, max: 8 },
  item: { min: 10, max: 300 },
  mentorName: 80,
  locations: 5,
  durationWeeks: { min: 2, max: 52, justifiedOver: 26 },
  hoursPerWeek: { min: 1, max: 40 },
  openings: { min: 1, max: 100 },
  /** How many times its lower end the upper end of a range of pay can be: a wider one says nothing. */
  payRatio: 1.5,
  payMax: 100_000_000,
  benefits: 500,
  explanation: { min: 50, max: 500 },
  requiredSkills: { min: 1, max: 10 },
  preferredSkills: 10,
  questions: 8,
  question: { min: 5, max: 200 },
  options: { min: 2, max: 10, length: 100 },
  deadlineDays: { min: 3, max: 180 },
  responseDays: { min: 3, max: 21, usual: 14 },
  maxApplicants: { min: 10, max: 1_000 },
  reviewRounds: 5,
  /** Days within which moderation decides about what is submitted. */
  decideDays: 2,
  pausedDays: 30,
  /** Days after closing in which an internship can be opened again, if it is not older than `lifeDays` by then. */
  reopenDays: 60,
  lifeDays: 365,
  /** Days after closing, or without a change of a draft or a rejected one, until an internship is archived. */
  archiveDays: 90,
  /** What is written with a transition; a reviewer who asks for changes or refuses a revision has to explain it. */
  note: 1_000,
  reviewNote: { min: 20, max: 1_000 },
  /** Risk scores, of 100: from the first on, approval has to be confirmed; below the second, several can be approved at once. */
  highRisk: 60,
  bulkRisk: 30,
} as const;

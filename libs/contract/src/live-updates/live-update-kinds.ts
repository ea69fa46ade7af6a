/** What a stream tells of. A page that shows something of a kind loads it again. */
export const liveKinds = [
  'notifications',
  'applications',
  'cv-analyses',
  'internships',
  'employers',
  'verification-cases',
  'reports',
  'data-requests',
  'announcements',
  'dashboards',
] as const;
export type LiveKind = (typeof liveKinds)[number];

/** Limits of streams, and how many seconds one is silent at most. Many people share the address of a university. */
export const liveUpdateLimits = {
  perSession: 5,
  perAddress: 100,
  perProcess: 5_000,
  heartbeatSeconds: 20,
  changesPerMessage: 50,
} as const;

/** Where the stream is, below /api. */
export const liveUpdatesPath = '/events';

import type { workModes } from '@prentice/contract';

type WorkMode = (typeof workModes)[number];

const names: Readonly<Record<WorkMode, readonly string[]>> = {
  remote: [
    'remote', 'remotely', 'fully remote', 'home office', 'homeoffice', 'work from home', 'working from home', 'from home', 'wfh',
    'telework', 'teleworking', 'telearbeit', 'fernarbeit', 'von zuhause', 'von zu hause', 'mobiles arbeiten',
  ],
  hybrid: ['hybrid'],
  onsite: ['onsite', 'on site', 'in office', 'vor ort', 'in person', 'prasenz'],
}; // prettier-ignore

/** The way of working that a phrase of folded words names. */
export const workModeNames: ReadonlyMap<string, WorkMode> = new Map(
  (['remote', 'hybrid', 'onsite'] as const).flatMap((mode) => names[mode].map((name) => [name, mode] as const)),
);

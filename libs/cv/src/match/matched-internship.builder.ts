import type { MatchedInternship } from './match-requirements.ts';
import type { PracticalFacts } from './practical-items.ts';

/** An internship that asks for nothing but what is given. */
export const anInternship = (requirements: Partial<MatchedInternship> = {}): MatchedInternship => ({
  requiredSkills: [],
  preferredSkills: [],
  eligibility: { studyLevels: [], graduationFrom: null, graduationTo: null, languages: [], sponsorship: false },
  startDate: null,
  startFlexible: false,
  durationWeeks: null,
  hoursPerWeek: null,
  workMode: null,
  locations: [],
  ...requirements,
});

/** A candidate who says nothing of when and where. */
export const noFacts: PracticalFacts = { availability: null, locationPreferences: [], workModes: [] };

export { evidenceGrades, evidenceIn, matchCv, MATCH_ALGORITHM, unreadableMatch } from './match/match.ts';
export {
  matchedFields,
  matchRequirementsOf,
  type MatchedInternship,
  type MatchRequirements,
} from './match/match-requirements.ts';
export { withGermanName, withGermanNames } from './match/german-names.ts';
export type { PracticalFacts } from './match/practical-items.ts';
export { CV_ENGINE_VERSION } from './reading/cv-document.ts';

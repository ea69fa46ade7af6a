import type { MatchItem, RequirementFilterName } from '@prentice/contract';
import type { Document, Filter } from 'mongodb';

type AskedRequirement = Pick<MatchItem, 'part' | 'requirement'>;

/* Compared field by field: a stored requirement may have its fields in another order. */
const isItem = ({ part, requirement }: AskedRequirement, grade: unknown): Document => ({
  part,
  grade,
  ...Object.fromEntries(Object.entries(requirement).map(([name, value]) => [`requirement.${name}`, value])),
});

const withGrade =
  (grade: unknown) =>
  (requirements: readonly AskedRequirement[]): Filter<Document> => ({
    $and: requirements.map((requirement) => ({ 'match.items': { $elemMatch: isItem(requirement, grade) } })),
  });

/** The list filters by single requirements: each requirement that is named has to have such a grade. */
export const requirementFilters: Readonly<Record<RequirementFilterName, ReturnType<typeof withGrade>>> = {
  metRequirements: withGrade({ $gte: 1 }),
  partlyMetRequirements: withGrade({ $gt: 0, $lt: 1 }),
  missingRequirements: withGrade(0),
};

import { requirementFilterNames, type CvAnalysis, type MatchItem } from '@prentice/contract';
import { useGetList, type GetListParams } from 'ra-core';
import { SelectArrayInput } from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { requirementsOf } from '../../ui/match/match-requirements.ts';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';

/** Returns what a column or filter of a requirement is called: which skills are required and which are nice to have. */
export function useRequirementLabel(): (item: Pick<MatchItem, 'part' | 'requirement'>) => string {
  const text = useMessages();
  const texts = useMatchTexts();
  return ({ part, requirement: matchRequirement }) => {
    const requirement = texts.requirement(matchRequirement);
    if (part === 'required') return text('analyzer.required', { requirement });
    return part === 'preferred' ? text('analyzer.niceToHave', { requirement }) : requirement;
  };
}

interface RequirementFilters {
  /** One input of react-admin for each of the filters, which takes several requirements. */
  readonly inputs: readonly ReactElement[];
  /** What a value of these filters is called; null for one of another filter. */
  readonly labelOf: (source: string, value: unknown) => string | null;
}

/**
 * Returns the filters by single requirements: found, partly found, or not found in a CV.
 * @param firstPage how the list asks for its first page; the requirements are those of its results, filtered or not
 */
export function useRequirementFilters(firstPage: Partial<GetListParams>): RequirementFilters {
  const text = useMessages();
  const labelOf = useRequirementLabel();
  const { data = [] } = useGetList<CvAnalysis>('cv-analyses', firstPage);
  const requirements = requirementsOf(data.map(({ match }) => match));
  const choices = [...requirements].map(([id, item]) => ({ id, name: labelOf(item) }));
  return {
    inputs: requirementFilterNames.map((source) => (
      <SelectArrayInput
        key={source}
        source={source}
        label={text(`analyzer.${source}`)}
        choices={choices}
        translateChoice={false}
        sx={selectStyle}
      />
    )),
    labelOf: (source, value) => {
      const name = requirementFilterNames.find((each) => each === source);
      const requirement = choices.find(({ id }) => id === value)?.name;
      return name ? `${text(`analyzer.${name}`)}: ${requirement ?? text('analyzer.otherRequirement')}` : null;
    },
  };
}

/* Wide enough for its label. */
const selectStyle = { minWidth: { xs: '100%', sm: 260 } } as const;

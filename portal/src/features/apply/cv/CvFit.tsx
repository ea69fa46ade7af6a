import { countRequiredSkills, isFoundSkill, requiredSkillsText, type MatchItem } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { FitParts, FoldedParts } from '../../../cv-match/FitDetails.tsx';
import { listText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { queryClient } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';

/** What the skills of a posting are called in the language of the page, by their labels; others keep their labels. */
export type SkillNames = Readonly<Record<string, string>>;

interface Comparison {
  match: { items: MatchItem[] } | null;
}

/** Returns a comparison with the skills of the posting in the language of the page. */
export function withSkillNames<F extends Comparison>(fit: F, names: SkillNames): F {
  const { match } = fit;
  if (!match) return fit;
  const items = match.items.map((item) => {
    const { requirement } = item;
    if (requirement.kind !== 'skill') return item;
    return { ...item, requirement: { ...requirement, label: names[requirement.label] ?? requirement.label } };
  });
  return { ...fit, match: { ...match, items } };
}

/** Keeps the room of the comparison while it loads, so that the fields below stay where they are. */
const Placeholder = () => (
  <div className="cv-fit" aria-hidden="true">
    <div className="skeleton" />
  </div>
);

interface CvFitProps {
  skillNames: SkillNames;
  t: Translate;
  language: Language;
  internshipId: string;
  cvId: string;
}

/** Says before an application is sent how many of the required skills its CV shows, which it does not, and on request the rest. */
export function CvFit({ t, language, internshipId, cvId, skillNames }: CvFitProps) {
  const { data: fit, isPending } = useQuery(
    {
      queryKey: ['internship-fit', internshipId, cvId],
      queryFn: async () =>
        withSkillNames(
          await session.client.applications.fit({ params: { internshipId }, query: { documentId: cvId } }),
          skillNames,
        ),
    },
    queryClient,
  );
  const items = fit?.match?.items ?? [];
  const count = countRequiredSkills(items);
  if (isPending && Object.keys(skillNames).length > 0) return <Placeholder />;
  if (count.total === 0) return null;
  const missing = items.flatMap(({ part, grade, requirement }) =>
    part === 'required' && requirement.kind === 'skill' && grade !== null && !isFoundSkill(grade)
      ? [requirement.label]
      : [],
  );
  return (
    <div className="cv-fit">
      <p className="note" role="status">
        {t('apply.fit', { count: requiredSkillsText(count, language) })}{' '}
        {missing.length > 0 && t('apply.fit.missing', { skills: listText(language, missing) })}
      </p>
      <FoldedParts t={t}>
        <FitParts items={items} t={t} language={language} cvId={cvId} />
      </FoldedParts>
    </div>
  );
}

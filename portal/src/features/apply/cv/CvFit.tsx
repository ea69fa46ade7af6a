import { countRequiredSkills, isFoundSkill, requiredSkillsText } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { listText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { queryClient } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';

interface CvFitProps {
  t: Translate;
  language: Language;
  internshipId: string;
  cvId: string;
}

/** Says before an application is sent how many of the required skills its CV shows, and which it does not. */
export function CvFit({ t, language, internshipId, cvId }: CvFitProps) {
  const { data: fit } = useQuery(
    {
      queryKey: ['internship-fit', internshipId, cvId],
      queryFn: () => session.client.applications.fit({ params: { internshipId }, query: { documentId: cvId } }),
    },
    queryClient,
  );
  const items = fit?.match?.items ?? [];
  const count = countRequiredSkills(items);
  if (count.total === 0) return null;
  const missing = items.flatMap(({ part, grade, requirement }) =>
    part === 'required' && requirement.kind === 'skill' && grade !== null && !isFoundSkill(grade)
      ? [requirement.label]
      : [],
  );
  return (
    <p className="note" role="status">
      {t('apply.fit', { count: requiredSkillsText(count, language) })}{' '}
      {missing.length > 0 && t('apply.fit.missing', { skills: listText(language, missing) })}{' '}
      <a href="#fit-title">{t('fit.each')}</a>
    </p>
  );
}

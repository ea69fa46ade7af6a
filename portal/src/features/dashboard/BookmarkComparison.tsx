import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { languageText, listText, numberText } from '../../i18n/format.ts';
import { queryClient } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';
import type { Fact } from '../../ui/labelled-value.ts';
import { responseRecordText, summaryFacts } from '../../shared/internship-facts.ts';
import type { InternshipSummary } from '../../shared/internship.views.ts';
import { foreignLanguage } from '../../shared/text-language.ts';
import { Button } from '../../ui/Button.tsx';
import type { DisplayContext } from './application/application-timeline.ts';

interface BookmarkComparisonProps {
  internships: readonly InternshipSummary[];
  display: DisplayContext;
  onClose: () => void;
}

type Languages = { readonly language: string; readonly level: string }[];

/** Loads the languages that internships ask for, by id; a list of internships does not have them. */
async function loadLanguages(ids: readonly string[]): Promise<ReadonlyMap<string, Languages>> {
  const postings = await Promise.all(ids.map((id) => session.client.internships.get({ params: { id } })));
  return new Map(postings.map(({ id, eligibility }) => [id, eligibility.languages]));
}

const NOTHING = '–';

/** Returns what is asked for, or that it is being loaded. */
const languagesText = (languages: Languages | undefined, language: DisplayContext['language']): string =>
  languages
    ? listText(
        language,
        languages.map((spoken) => `${languageText(language, spoken.language)} ${spoken.level}`),
      ) || NOTHING
    : '…';

/**
 * Returns the facts of a list, with how reliably the company answers, the hours of a week, and what is asked for and offered.
 *
 * @param languages undefined while they are loaded, null when they could not be
 */
function comparedFacts(
  internship: InternshipSummary,
  languages: Languages | null | undefined,
  { t, language, now }: DisplayContext,
): Fact[] {
  const record = internship.employer.responsiveness;
  const promise = t('internships.fact.promise');
  const detail = record ? responseRecordText(record, { t, language }) : t('internship.noRecord');
  return [
    ...summaryFacts(internship, { t, language, now: new Date(now) }).map((fact) =>
      fact.label === promise ? { ...fact, detail } : fact,
    ),
    { label: t('internships.fact.hours'), value: numberText(language, internship.hoursPerWeek) },
    {
      label: t('internship.skills'),
      value: (internship.requiredSkills ?? []).map(({ label }) => label).join(', ') || NOTHING,
    },
    ...(languages === null ? [] : [{ label: t('internship.languages'), value: languagesText(languages, language) }]),
    { label: t('pay.benefits'), value: internship.pay.benefits ?? NOTHING },
  ];
}

/**
 * Shows two to four saved internships side by side. Each fact is named above its row, so that two fit beside each other on a
 * phone.
 */
export function BookmarkComparison({ internships, display, onClose }: BookmarkComparisonProps) {
  const { t, language } = display;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const ids = internships.map(({ id }) => id);
  const { data: languages, isError } = useQuery(
    { queryKey: ['compared-languages', ...ids], queryFn: () => loadLanguages(ids) },
    queryClient,
  );
  const columns = internships.map((internship) => ({
    internship,
    facts: comparedFacts(internship, isError ? null : languages?.get(internship.id), display),
  }));
  const labels = columns[0]?.facts.map(({ label }) => label) ?? [];
  return (
    <dialog ref={dialog} className="comparison" aria-labelledby="comparison-title" onClose={onClose}>
      <div className="comparison-head">
        <h2 id="comparison-title">{t('dashboard.compare.title', { count: internships.length })}</h2>
        <Button onClick={() => dialog.current?.close()}>{t('dashboard.compare.close')}</Button>
      </div>
      {internships.length > 2 && <p className="note comparison-hint">{t('dashboard.compare.scroll')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by the keyboard */}
      <div className="comparison-scroll" role="group" aria-labelledby="comparison-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ internship }) => (
                <th key={internship.id} scope="col">
                  <a href={`/internships/${internship.id}`} lang={foreignLanguage(internship.title, language)}>
                    {internship.title}
                  </a>
                  <span className="note">{internship.employer.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          {labels.map((label, row) => (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {label}
                </th>
              </tr>
              <tr>
                {columns.map(({ internship, facts }) => (
                  <td key={internship.id}>
                    {facts[row]?.strong ? <strong>{facts[row].value}</strong> : facts[row]?.value}
                    {facts[row]?.detail && <span className="note">{facts[row].detail}</span>}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
          <tbody>
            <tr>
              {ids.map((id) => (
                <td key={id}>
                  <a className="button is-small" href={`/internships/${id}#application`}>
                    {t('dashboard.compare.apply')}
                  </a>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </dialog>
  );
}

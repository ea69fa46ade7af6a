import { countRequiredSkills, requiredSkillsText, type InternshipFit } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { languageText, listText, numberText } from '../../i18n/format.ts';
import { queryClient } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';
import type { Fact } from '../../ui/labelled-value.ts';
import { responseRecordText, summaryFacts } from '../../shared/internship-facts.ts';
import type { InternshipSummary, Posting } from '../../shared/internship.views.ts';
import { useSkillNames } from '../../shared/skill-suggestions.hook.ts';
import { foreignLanguage } from '../../shared/text-language.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { DisplayContext } from './application/application-timeline.ts';

interface BookmarkComparisonProps {
  internships: readonly InternshipSummary[];
  display: DisplayContext;
  onClose: () => void;
}

/** What a list of internships does not have: whom one is for, and how the CV of the student fits it. */
interface Suitability {
  readonly eligibility: Pick<Posting['eligibility'], 'languages' | 'studyLevels'>;
  /** Null where it cannot be said. */
  readonly fit: InternshipFit | null;
}

async function loadSuitability(id: string): Promise<readonly [string, Suitability]> {
  const [{ eligibility }, fit] = await Promise.all([
    session.client.internships.get({ params: { id } }),
    session.client.applications.fit({ params: { internshipId: id }, query: {} }).catch(() => null),
  ]);
  return [id, { eligibility, fit }];
}

const NOTHING = '–';
const LOADING = '…';

/** Returns how many of the required skills the CV shows; its score, which counts more than skills, only where none are. */
function fitFact(fit: InternshipFit | null, { t, language }: DisplayContext): Pick<Fact, 'value'> {
  const match = fit?.match;
  if (!match || match.items.length === 0) return { value: NOTHING };
  const count = match.requiredSkills ?? countRequiredSkills(match.items);
  if (count.total > 0) return { value: requiredSkillsText(count, language) };
  return { value: match.score === null ? NOTHING : t('fit.score.short', { score: match.score }) };
}

/** Returns whom an internship is for, or that it is being loaded. */
function suitabilityFacts(suitability: Suitability | undefined, display: DisplayContext): Fact[] {
  const { t, language } = display;
  const labels = {
    fit: t('fit.title'),
    studyLevels: t('internship.studyLevels'),
    languages: t('internship.languages'),
  };
  if (!suitability) return Object.values(labels).map((label) => ({ label, value: LOADING }));
  const { studyLevels, languages } = suitability.eligibility;
  const levels = studyLevels.map((level) => t(`studyLevel.${level}`));
  const spoken = languages.map((required) => `${languageText(language, required.language)} ${required.level}`);
  return [
    { label: labels.fit, ...fitFact(suitability.fit, display) },
    { label: labels.studyLevels, value: listText(language, levels) || NOTHING },
    { label: labels.languages, value: listText(language, spoken) || NOTHING },
  ];
}

/**
 * Returns the facts of a list, with how reliably the company answers, the hours of a week, and what is asked for and offered.
 *
 * @param suitability undefined while it is loaded, null when it could not be
 */
function comparedFacts(
  internship: InternshipSummary,
  suitability: Suitability | null | undefined,
  display: DisplayContext,
  skillName: ReturnType<typeof useSkillNames>,
): Fact[] {
  const { t, language, now } = display;
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
      value: (internship.requiredSkills ?? []).map(skillName).join(', ') || NOTHING,
    },
    ...(suitability === null ? [] : suitabilityFacts(suitability, display)),
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
  const skillName = useSkillNames(language);
  const ids = internships.map(({ id }) => id);
  const { data: suitabilities, isError } = useQuery(
    {
      queryKey: ['compared-suitability', ...ids],
      queryFn: async () => new Map(await Promise.all(ids.map(loadSuitability))),
    },
    queryClient,
  );
  const columns = internships.map((internship) => ({
    internship,
    facts: comparedFacts(internship, isError ? null : suitabilities?.get(internship.id), display, skillName),
  }));
  const labels = columns[0]?.facts.map(({ label }) => label) ?? [];
  /* What none of them says is left out. */
  const rows = labels
    .map((label, row) => ({ label, row }))
    .filter(({ row }) => columns.some(({ facts }) => ![NOTHING, '', undefined].includes(facts[row]?.value)));
  return (
    <dialog ref={dialog} className="comparison" aria-labelledby="comparison-title" onClose={onClose}>
      <div className="comparison-head">
        <h2 id="comparison-title">{t('dashboard.compare.title', { count: internships.length })}</h2>
        <button
          type="button"
          className="button comparison-close"
          aria-label={t('dashboard.compare.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
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
          {rows.map(({ label, row }) => (
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

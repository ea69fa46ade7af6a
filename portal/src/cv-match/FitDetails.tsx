import {
  countRequiredSkills,
  evidenceText,
  isFoundSkill,
  matchGradeText,
  matchParts,
  matchPartText,
  quoteParts,
  requiredSkillsText,
  requirementText,
  unmetText,
  type InternshipFit,
  type MatchEvidence,
  type MatchItem,
  type MatchValueLabel,
} from '@prentice/contract';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';

/** How the page shows where the CV says something, where it shows the CV as well. */
interface EvidencePlaces {
  readonly selected: MatchEvidence | null;
  readonly onSelect: (evidence: MatchEvidence) => void;
}

type Match = NonNullable<InternshipFit['match']>;

interface FitProps {
  readonly t: Translate;
  readonly language: Language;
  readonly places?: EvidencePlaces;
}

/** Returns what the values of a match are called. */
export const matchValueLabel =
  (t: Translate): MatchValueLabel =>
  (...[field, value]) =>
    field === 'workMode' ? t(`workMode.${value}`) : t(`studyLevel.${value}`);

/** The words that a grade rests on, and where they are: a button where the page can show the place. */
function Evidence({ item, t, language, places }: FitProps & { item: MatchItem }) {
  const { evidence } = item;
  const quote = evidenceText(item, language, matchValueLabel(t));
  if (!evidence || !quote) return null;
  const where =
    evidence.page === null
      ? t(evidence.from === 'cv' ? 'fit.inCv' : 'fit.inProfile')
      : t('fit.onPage', { page: evidence.page });
  const words = (
    <>
      {quoteParts({ quote, words: evidence.words }).map(({ text, isMarked }, index) =>
        isMarked ? <mark key={index}>{text}</mark> : text,
      )}
      <span className="note fit-where">{where}</span>
    </>
  );
  if (!places || evidence.from === 'profile') return <blockquote className="fit-quote">{words}</blockquote>;
  return (
    <button
      type="button"
      className="fit-quote"
      aria-pressed={places.selected === evidence}
      onClick={() => places.onSelect(evidence)}
    >
      {words}
    </button>
  );
}

/** What to do about a skill that the CV does not show. */
function NextStep({ item: { grade, requirement }, t, cvId }: Pick<FitProps, 't'> & { item: MatchItem; cvId: string }) {
  if (requirement.kind !== 'skill' || (grade !== null && grade >= 1)) return null;
  return (
    <span className="note fit-where">
      {t(isFoundSkill(grade) ? 'fit.showSkill' : 'fit.addSkill', { skill: requirement.label })}{' '}
      <a href={`/dashboard/revaise/editor#${cvId}`}>{t('fit.openEditor')}</a>
    </span>
  );
}

/** When, how much and where somebody can work is known from the profile: what is not met there is not missing in the CV. */
function differsFromProfile({ grade, requirement: { kind } }: MatchItem): 'dates' | 'hours' | 'place' | null {
  return grade === 0 && (kind === 'dates' || kind === 'hours' || kind === 'place') ? kind : null;
}

/** What differs from the profile, and the way to change it there. */
function ProfileStep({ item, t }: Pick<FitProps, 't'> & { item: MatchItem }) {
  const kind = differsFromProfile(item);
  if (!kind) return null;
  return (
    <span className="note fit-where">
      {t(`fit.differs.${kind}`)} <a href="/dashboard/profile-setup/profile-setup-intern">{t('fit.openProfile')}</a>
    </span>
  );
}

/** Each requirement, with what was found of it. */
export function FitParts({
  items,
  t,
  language,
  places,
  cvId,
}: FitProps & { items: readonly MatchItem[]; cvId: string }) {
  const parts = matchParts.map((part) => ({ part, own: items.filter((item) => item.part === part) }));
  return parts
    .filter(({ own }) => own.length > 0)
    .map(({ part, own }) => (
      <section key={part}>
        <h3>{matchPartText(part, language)}</h3>
        <ul className="plain">
          {own.map((item, index) => (
            <li key={index} className="fit-item">
              <span className="fit-requirement">{requirementText(item.requirement, language, matchValueLabel(t))}</span>
              <span className={item.grade ? undefined : 'note'}>
                {differsFromProfile(item) ? t('fit.differs') : matchGradeText(item, language)}
              </span>
              <Evidence item={item} t={t} language={language} places={places} />
              <NextStep item={item} t={t} cvId={cvId} />
              <ProfileStep item={item} t={t} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** How many of the required skills were found, and the score. */
function FitSummary({ match, name, t, language }: Omit<FitProps, 'places'> & { match: Match; name: string }) {
  const count = match.requiredSkills ?? countRequiredSkills(match.items);
  return (
    <p>
      {count.total > 0 ? (
        <strong>{t('fit.skills', { name, count: requiredSkillsText(count, language) })}</strong>
      ) : (
        t('fit.of', { name })
      )}{' '}
      {match.score !== null && t('fit.score', { score: match.score })}
    </p>
  );
}

/** The evidence where the page is about something else: on request. */
export const FoldedParts = ({ t, children }: Pick<FitProps, 't'> & { children: ReactNode }) => (
  <details className="stack">
    <summary>{t('fit.each')}</summary>
    {children}
  </details>
);

/**
 * How a CV fits an internship: each requirement with its quote or "not found", and what the internship asks besides.
 * @param appliedTo who sees it already, where an application was sent
 */
export function FitDetails({
  fit,
  t,
  language,
  places,
  appliedTo,
}: FitProps & { fit: InternshipFit; appliedTo?: string }) {
  const { cv, match, unmet } = fit;
  const parts = cv && match && (
    <FitParts items={match.items} t={t} language={language} places={places} cvId={cv.documentId} />
  );
  return (
    <div className="stack">
      {!cv && (
        <p>
          {t('fit.noCv')} <a href="/dashboard/revaise">{t('fit.addCv')}</a>
        </p>
      )}
      {cv && match?.items.length === 0 && <p>{t('fit.unreadable', { name: cv.fileName })}</p>}
      {cv && match && match.items.length > 0 && (
        <>
          <FitSummary match={match} name={cv.fileName} t={t} language={language} />
          <p className="note">
            {appliedTo ? t('fit.help.applied', { employer: appliedTo }) : t('fit.help')} {t('fit.help.wording')}
          </p>
          {places ? parts : <FoldedParts t={t}>{parts}</FoldedParts>}
        </>
      )}
      {unmet.length > 0 && (
        <section>
          <h3>{t('fit.unmet')}</h3>
          <ul className="plain">
            {unmet.map((rule) => (
              <li key={JSON.stringify(rule)}>{unmetText(rule, language, matchValueLabel(t))}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

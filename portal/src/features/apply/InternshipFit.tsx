import {
  evidenceText,
  matchGradeText,
  matchParts,
  matchPartText,
  requirementText,
  type InternshipFit as Fit,
  type MatchItem,
  type MatchValueLabel,
} from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../../i18n/language.ts';
import { createTranslator, type IslandText, type Translate } from '../../i18n/translate.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { queryClient } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { requirementText as unmetText } from './requirement.text.ts';

interface Words {
  readonly t: Translate;
  readonly language: Language;
}

const labelIn =
  (t: Translate): MatchValueLabel =>
  (...[field, value]) =>
    field === 'workMode' ? t(`workMode.${value}`) : t(`studyLevel.${value}`);

function FitItem({ item, t, language }: Words & { item: MatchItem }) {
  const label = labelIn(t);
  const quote = evidenceText(item, language, label);
  const { evidence } = item;
  return (
    <li className="fit-item">
      <span className="fit-requirement">{requirementText(item.requirement, language, label)}</span>
      <span className={item.grade === 0 ? 'note' : undefined}>{matchGradeText(item, language)}</span>
      {evidence && quote && (
        <blockquote className="fit-quote">
          {quote}
          <footer className="note">
            {evidence.page === null
              ? t(evidence.from === 'cv' ? 'fit.inCv' : 'fit.inProfile')
              : t('fit.onPage', { page: evidence.page })}
          </footer>
        </blockquote>
      )}
    </li>
  );
}

function FitParts({ items, t, language }: Words & { items: readonly MatchItem[] }) {
  const parts = matchParts.map((part) => ({ part, own: items.filter((item) => item.part === part) }));
  return parts
    .filter(({ own }) => own.length > 0)
    .map(({ part, own }) => (
      <section key={part}>
        <h3>{matchPartText(part, language)}</h3>
        <ul className="plain">
          {own.map((item, index) => (
            <FitItem key={index} item={item} t={t} language={language} />
          ))}
        </ul>
      </section>
    ));
}

function FitDetails({ fit, t, language }: Words & { fit: Fit }) {
  const { cv, match, unmet } = fit;
  return (
    <div className="stack">
      {!cv && (
        <p>
          {t('fit.noCv')} <a href="/dashboard/revaise">{t('fit.addCv')}</a>
        </p>
      )}
      {cv && match?.score === null && <p>{t('fit.unreadable', { name: cv.fileName })}</p>}
      {cv && match && match.score !== null && (
        <>
          <p>
            <strong>{t('fit.score', { score: match.score })}</strong>{' '}
            <span className="note">{t('fit.of', { name: cv.fileName })}</span>
          </p>
          <p className="note">{t('fit.help')}</p>
          <FitParts items={match.items} t={t} language={language} />
        </>
      )}
      {unmet.length > 0 && (
        <section>
          <h3>{t('fit.unmet')}</h3>
          <ul className="plain">
            {unmet.map(({ rule, needed }) => {
              const said = unmetText(`${rule}: ${needed}`, { t, language });
              return <li key={`${rule} ${needed}`}>{`${said.label} ${said.needed}`}</li>;
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The page stays where it is for whoever is not signed in any more: an internship is public. */
async function loadFit(internshipId: string): Promise<Fit | null> {
  const me = await getCurrentUser();
  return me?.user.role === 'intern' ? session.client.applications.fit({ params: { internshipId } }) : null;
}

/** How the student's CV fits an internship: each requirement with its quote or "not found", for the student alone. */
export default function InternshipFit({ text, internshipId }: { text: IslandText; internshipId: string }) {
  const [t] = useState(() => createTranslator(text));
  const loaded = useQuery<Fit | null>(
    { queryKey: ['internship-fit', internshipId], queryFn: () => loadFit(internshipId) },
    queryClient,
  );
  return (
    <LoadingBoundary t={t} loaded={loaded} lines={6} what={t('fit.what')}>
      {(fit) => (fit ? <FitDetails fit={fit} t={t} language={text.language} /> : <p>{t('fit.signIn')}</p>)}
    </LoadingBoundary>
  );
}

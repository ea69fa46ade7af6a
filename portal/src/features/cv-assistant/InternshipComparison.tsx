import type { MatchEvidence } from '@prentice/contract';
import { useEffect, useRef, useState } from 'react';
import { FitDetails } from '../../cv-match/FitDetails.tsx';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly employerName: string;
  /** Whether its owner saved it, showed interest or applied, or it is recommended; null for what a search finds. */
  readonly mark: 'saved' | 'interested' | 'recommended' | 'applied' | null;
}

const MAX_SHOWN = 8;
const LATEST = [0, 99] as const;
const SEARCH_PAUSE_MS = 300;

const markOrder: readonly Choice['mark'][] = ['saved', 'interested', 'recommended', 'applied'];

/* The internships that somebody saved, those recommended, then those applied to, each once. */
async function loadOwn(): Promise<Choice[]> {
  const { bookmarks, applications, dashboards } = session.client;
  const [{ items }, sent, dashboard] = await Promise.all([
    bookmarks.list({ list: { range: LATEST } }),
    /* An address that is not confirmed yet has none. */
    applications.list({ list: { sort: ['createdAt', 'DESC'], range: LATEST } }).catch(() => null),
    dashboards.intern().catch(() => null),
  ]);
  const recommended = (dashboard?.recommendations ?? []).map(({ internship }) => ({
    id: internship.id,
    title: internship.title ?? '',
    employerName: internship.employer.name,
    mark: 'recommended' as const,
  }));
  const saved = items.flatMap(({ internship }) =>
    internship
      ? [
          {
            id: internship.id,
            title: internship.title ?? '',
            employerName: 'employer' in internship ? internship.employer.name : '',
            mark: 'saved' as const,
          },
        ]
      : [],
  );
  const applied = (sent?.items ?? []).map(({ internship, state }) => {
    return {
      id: internship.id,
      title: internship.title ?? '',
      employerName: 'employer' in internship ? internship.employer.name : '',
      mark: state === 'interested' ? ('interested' as const) : ('applied' as const),
    };
  });
  return [...new Map([...recommended, ...saved, ...applied].map((choice) => [choice.id, choice])).values()].toSorted(
    (left, right) => markOrder.indexOf(left.mark) - markOrder.indexOf(right.mark),
  );
}

async function search(q: string): Promise<Choice[]> {
  if (q === '') return [];
  const { items } = await session.client.internships.search({ query: { q } });
  return items.map(({ id, title, employer }) => ({
    id,
    title: title ?? '',
    employerName: employer.name,
    mark: null,
  }));
}

const names = ({ title, employerName }: Choice): string => `${title} ${employerName}`.toLowerCase();

/** Returns saved, recommended and applied internships that have the words, before what the search finds; each once. */
function choicesFor(words: string, saved: readonly Choice[], searchResults: readonly Choice[]): Choice[] {
  const savedMatches = saved.filter((choice) => names(choice).includes(words.toLowerCase()));
  const others = searchResults.filter(({ id }) => savedMatches.every((choice) => choice.id !== id));
  return [...savedMatches, ...others].slice(0, MAX_SHOWN);
}

/** Returns what somebody typed, once they have paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Chooses an internship: saved and recommended ones first, then those applied to, others by a search. */
function InternshipChoice({ t, onChoose }: { t: Translate; onChoose: (choice: Choice) => void }) {
  const [text, setText] = useState('');
  const words = useSettled(text);
  const saved = useSignedInQuery({ queryKey: ['comparable-internships'], queryFn: loadOwn });
  const searchQuery = useSignedInQuery({ queryKey: ['internship-search', words], queryFn: () => search(words) });
  return (
    <div className="stack">
      <Field
        t={t}
        name="comparison-search"
        label={t('cvCompare.search')}
        value={text}
        onChange={setText}
        optional
        marks="required"
      />
      <LoadingBoundary t={t} query={saved} lines={4} what={t('cvCompare.what')}>
        {(savedChoices) => {
          const choices = choicesFor(words, savedChoices, searchQuery.data ?? []);
          if (choices.length === 0 && words === '') return <p>{t('cvCompare.noneSaved')}</p>;
          return (
            <>
              {searchQuery.error && <p role="alert">{t('cvCompare.searchFailed')}</p>}
              <p className="visually-hidden" role="status">
                {searchQuery.isFetching ? '' : t('cvCompare.found', { count: choices.length })}
              </p>
              {choices.length === 0 && !searchQuery.isFetching && !searchQuery.error && <p>{t('cvCompare.nothing')}</p>}
              <ul className="plain">
                {choices.map((choice) => (
                  <li key={choice.id}>
                    <button type="button" className="cv-choice" onClick={() => onChoose(choice)}>
                      <strong>{choice.title}</strong>
                      <span className="note">
                        {choice.mark
                          ? t(`cvCompare.${choice.mark}`, { employer: choice.employerName })
                          : choice.employerName}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </LoadingBoundary>
    </div>
  );
}

interface ComparisonProps {
  t: Translate;
  language: Language;
  /** The CV that is compared. */
  documentId: string;
  selected: MatchEvidence | null;
  onSelect: (evidence: MatchEvidence | null) => void;
}

/** Shows the CV that is open beside one internship: each requirement with its quote, which selects its place in the CV. */
export function InternshipComparison({ t, language, documentId, selected, onSelect }: ComparisonProps) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen) title.current?.focus();
  }, [chosen]);
  const choose = (choice: Choice | null): void => {
    onSelect(null);
    setChosen(choice);
  };
  if (!chosen) return <InternshipChoice t={t} onChoose={choose} />;
  return (
    <div className="stack">
      <h3 ref={title} tabIndex={-1}>
        <a href={`/internships/${chosen.id}`}>{chosen.title}</a>
      </h3>
      <p className="note">{chosen.employerName}</p>
      <p className="row">
        {chosen.mark !== 'applied' && (
          <a className="button is-primary" href={`/internships/${chosen.id}#application`}>
            {t('cvCompare.apply')}
          </a>
        )}
        <Button onClick={() => choose(null)}>{t('cvCompare.another')}</Button>
      </p>
      <ComparedFit {...{ t, language, documentId, selected, onSelect }} choice={chosen} />
    </div>
  );
}

function ComparedFit({ t, language, documentId, choice, ...places }: ComparisonProps & { choice: Choice }) {
  const { id: internshipId, mark, employerName } = choice;
  const query = useSignedInQuery({
    queryKey: ['internship-fit', internshipId, documentId],
    queryFn: () => session.client.applications.fit({ params: { internshipId }, query: { documentId } }),
  });
  return (
    <LoadingBoundary t={t} query={query} lines={6} what={t('fit.what')}>
      {(fit) => (
        <FitDetails {...{ fit, t, language, places }} {...(mark === 'applied' && { appliedTo: employerName })} />
      )}
    </LoadingBoundary>
  );
}

import { useState } from 'react';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { isInternshipSummary, type InternshipSummary } from '../../shared/internship.views.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BookmarkComparison } from './BookmarkComparison.tsx';
import { addressComparing, comparedInAddress } from './compared-address.ts';
import type { Bookmark } from './dashboard-loader.ts';
import { InternshipFacts } from './Recommendations.tsx';
import { foreignLanguage } from '../../shared/text-language.ts';
import type { DisplayContext } from './application/application-timeline.ts';

interface BookmarksProps {
  bookmarks: readonly Bookmark[];
  display: DisplayContext;
  onRemoved: (id: string) => void;
}

/** More than four columns cannot be taken in. */
const MAX_COMPARED = 4;

interface CompareBarProps {
  t: DisplayContext['t'];
  /** How many are chosen. */
  count: number;
  onCompare: () => void;
}

/** Says how many internships can be compared, and compares those that are chosen. */
function CompareBar({ t, count, onCompare }: CompareBarProps) {
  return (
    <p className="row">
      <Button look="small" busy={count < 2} onClick={onCompare}>
        {t('dashboard.compare.now', { count })}
      </Button>
      <span className="note">{t('dashboard.compare.hint', { most: MAX_COMPARED })}</span>
    </p>
  );
}

/** Shows internships kept for later, with their deadlines; two to four of them can be compared. */
export function Bookmarks({ bookmarks, display, onRemoved }: BookmarksProps) {
  const { t, language } = display;
  const act = useAction(t);
  const comparable = bookmarks.flatMap(({ id, internship }) =>
    internship && isInternshipSummary(internship) ? [{ id, internship }] : [],
  );
  const [compared, setCompared] = useState(() =>
    comparedInAddress(
      location.search,
      comparable.map(({ internship }) => internship),
      MAX_COMPARED,
    ),
  );
  const compare = (internships: readonly InternshipSummary[]): void => {
    setCompared(internships);
    const ids = internships.map(({ id }) => id);
    history.replaceState(history.state, '', addressComparing(location.href, ids));
  };
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = comparable.filter(({ id }) => chosenIds.has(id));
  const isChosen = (id: string): boolean => chosen.some((bookmark) => bookmark.id === id);
  const toggle = (id: string): void => {
    const next = new Set(chosen.map((bookmark) => bookmark.id));
    if (!next.delete(id)) next.add(id);
    setChosenIds(next);
  };
  const remove = (id: string) =>
    act.run(async () => {
      await session.client.bookmarks.remove({ params: { id } });
      onRemoved(id);
    }, id);
  if (bookmarks.length === 0) return <p>{t('dashboard.bookmarks.none')}</p>;
  return (
    <>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      {comparable.length > 1 && (
        <CompareBar
          t={t}
          count={chosen.length}
          onCompare={() => compare(chosen.map((bookmark) => bookmark.internship))}
        />
      )}
      {compared.length > 0 && (
        <BookmarkComparison internships={compared} display={display} onClose={() => compare([])} />
      )}
      <ul className="plain lines">
        {bookmarks.map(({ id, internship, internshipId }) => (
          <li key={id} className={comparable.length > 1 ? 'bookmark' : undefined}>
            {comparable.length > 1 && comparable.some((bookmark) => bookmark.id === id) && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={isChosen(id)}
                  disabled={!isChosen(id) && chosen.length >= MAX_COMPARED}
                  onChange={() => toggle(id)}
                />
                <span className="visually-hidden">
                  {t('dashboard.compare')} {internship?.title}
                </span>
              </label>
            )}
            <span>
              <a href={`/internships/${internshipId}`} lang={foreignLanguage(internship?.title ?? '', language)}>
                {internship?.title ?? t('dashboard.bookmarks.gone')}
              </a>
              {internship && (
                <>
                  <span className="note"> {internship.employer.name}</span>
                  <span className="recommendation-facts">
                    <InternshipFacts internship={internship} display={display} />
                  </span>
                </>
              )}
            </span>
            <button
              type="button"
              className="choice"
              aria-label={`${t('ui.remove')}: ${internship?.title ?? ''}`}
              onClick={() => void remove(id)}
            >
              {t('ui.remove')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

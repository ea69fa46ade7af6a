import { useState } from 'react';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { isInternshipSummary, type InternshipSummary } from '../../shared/internship.views.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BookmarkComparison } from './BookmarkComparison.tsx';
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
  /** Ids of the bookmarks to compare; null before somebody asks for it. */
  chosen: ReadonlySet<string> | null;
  /** Ids of the bookmarks that can be compared. */
  comparable: readonly string[];
  onChoose: (chosen: ReadonlySet<string> | null) => void;
  onCompare: () => void;
}

/** Asks which internships to compare, and compares them. */
function CompareBar({ t, chosen, comparable, onChoose, onCompare }: CompareBarProps) {
  if (comparable.length < 2) return null;
  if (chosen === null)
    return (
      <p>
        <Button look="small" onClick={() => onChoose(new Set(comparable.slice(0, MAX_COMPARED)))}>
          {t('dashboard.compare')}
        </Button>
      </p>
    );
  return (
    <div className="stack">
      <p className="note">{t('dashboard.compare.hint', { most: MAX_COMPARED })}</p>
      <p className="row">
        <Button look="small" busy={chosen.size < 2} onClick={onCompare}>
          {t('dashboard.compare.now', { count: chosen.size })}
        </Button>
        <Button look="small" onClick={() => onChoose(null)}>
          {t('ui.cancel')}
        </Button>
      </p>
    </div>
  );
}

/** Internships kept for later, with their deadlines; two to four of them can be compared. */
export function Bookmarks({ bookmarks, display, onRemoved }: BookmarksProps) {
  const { t, language } = display;
  const act = useAction(t);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [compared, setCompared] = useState<readonly InternshipSummary[]>([]);
  const comparable = bookmarks.flatMap(({ id, internship }) =>
    internship && isInternshipSummary(internship) ? [{ id, internship }] : [],
  );
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
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
      <CompareBar
        t={t}
        chosen={chosen}
        comparable={comparable.map(({ id }) => id)}
        onChoose={setChosen}
        onCompare={() =>
          setCompared(comparable.filter(({ id }) => chosen?.has(id)).map((bookmark) => bookmark.internship))
        }
      />
      {compared.length > 0 && (
        <BookmarkComparison internships={compared} display={display} onClose={() => setCompared([])} />
      )}
      <ul className="plain lines">
        {bookmarks.map(({ id, internship, internshipId }) => (
          <li key={id}>
            {chosen && comparable.some((bookmark) => bookmark.id === id) && (
              <label className="check">
                <input
                  type="checkbox"
                  aria-label={`${t('dashboard.compare')}: ${internship?.title ?? ''}`}
                  checked={chosen.has(id)}
                  disabled={!chosen.has(id) && chosen.size >= MAX_COMPARED}
                  onChange={() => toggle(id)}
                />
                <span>{t('dashboard.compare')}</span>
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

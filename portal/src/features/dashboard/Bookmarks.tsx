import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Bookmark } from './dashboard-loader.ts';
import { InternshipFacts } from './Recommendations.tsx';
import { foreignLanguage } from '../../market/text-language.ts';
import type { DisplayContext } from './application/application-timeline.ts';

interface BookmarksProps {
  bookmarks: readonly Bookmark[];
  display: DisplayContext;
  onRemoved: (id: string) => void;
}

/** Internships kept for later, with their deadlines. */
export function Bookmarks({ bookmarks, display, onRemoved }: BookmarksProps) {
  const { t, language } = display;
  const act = useAction(t);
  const remove = (id: string) =>
    act.run(async () => {
      await session.client.bookmarks.remove({ params: { id } });
      onRemoved(id);
    }, id);
  if (bookmarks.length === 0) return <p>{t('dashboard.bookmarks.none')}</p>;
  return (
    <>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <ul className="plain lines">
        {bookmarks.map(({ id, internship, internshipId }) => (
          <li key={id}>
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
              className="button is-small"
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

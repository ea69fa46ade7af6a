import { shortDateText, listText } from '../../i18n/format.ts';
import type { Recommendation } from './dashboard-loader.ts';
import type { DisplayContext } from './application/application-timeline.ts';

const MOST = 5;

/** Internships that might suit, each with the reason why it is shown. */
export function Recommendations({ items, display }: { items: readonly Recommendation[]; display: DisplayContext }) {
  const { t, language } = display;
  return (
    <ul className="plain lines">
      {items.slice(0, MOST).map(({ internship, reason, words }) => (
        <li key={internship.id}>
          <span>
            <a href={`/internships/${internship.id}`}>{internship.title}</a>
            <span className="note">
              {internship.employer.name}
              {internship.deadline &&
                `, ${t('desk.bookmarks.until', { date: shortDateText(language, internship.deadline) })}`}
            </span>
            <span className="note">{t(`desk.recommended.${reason}`, { words: listText(language, words) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

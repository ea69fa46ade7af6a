import { listText, shortDateText } from '../../i18n/format.ts';
import { payText } from '../../market/internship-facts.ts';
import { foreignLanguage } from '../../market/text-language.ts';
import type { DisplayContext } from './application/application-timeline.ts';
import type { Recommendation } from './dashboard-loader.ts';

const MOST = 5;

/** Internships that might suit: pay, deadline, and why each is shown. */
export function Recommendations({ items, display }: { items: readonly Recommendation[]; display: DisplayContext }) {
  const { t, language } = display;
  return (
    <ul className="plain lines">
      {items.slice(0, MOST).map(({ internship, reason, words }) => (
        <li key={internship.id}>
          <span>
            <a href={`/internships/${internship.id}`} lang={foreignLanguage(internship.title ?? '', language)}>
              {internship.title}
            </a>
            <span className="note">{internship.employer.name}</span>
            <span className="recommendation-facts">
              {internship.pay && <strong>{payText(internship.pay, display)}</strong>}
              {internship.deadline && (
                <span>{t('dashboard.bookmarks.until', { date: shortDateText(language, internship.deadline) })}</span>
              )}
            </span>
            <span className="note">{t(`dashboard.recommended.${reason}`, { words: listText(language, words) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

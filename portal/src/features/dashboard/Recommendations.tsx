import { listText } from '../../i18n/format.ts';
import { cardLines } from '../../shared/internship-facts.ts';
import { isInternshipSummary } from '../../shared/internship.views.ts';
import { useSkillNames } from '../../shared/skill-suggestions.hook.ts';
import { foreignLanguage } from '../../shared/text-language.ts';
import { useNarrow } from '../../ui/PhoneFold.tsx';
import type { DisplayContext } from './application/application-timeline.ts';
import type { Recommendation } from './dashboard-loader.ts';

const MAX_SHOWN = 5;
/* In one column they must not be longer than the applications above. */
const MAX_IN_ONE_COLUMN = 3;

interface FactsProps {
  internship: Recommendation['internship'];
  display: DisplayContext;
}

/** Shows what decides whether an internship is worth a look, in one line: pay, duration and start, place, deadline. */
export function InternshipFacts({ internship, display: { t, language, now } }: FactsProps) {
  if (!isInternshipSummary(internship)) return null;
  const [terms, [place, deadline]] = cardLines(internship, { t, language, now: new Date(now) });
  const [pay, ...more] = [...terms, place, deadline];
  return (
    <>
      <strong>{pay}</strong>
      {more.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </>
  );
}

/** Shows internships that might suit: pay, deadline, and why each is shown. */
export function Recommendations({ items, display }: { items: readonly Recommendation[]; display: DisplayContext }) {
  const { t, language } = display;
  const skillName = useSkillNames(language);
  const maxShown = useNarrow() ? MAX_IN_ONE_COLUMN : MAX_SHOWN;
  const namesOf = ({ internship, words }: Recommendation): string[] => {
    const skills = isInternshipSummary(internship) ? (internship.requiredSkills ?? []) : [];
    return words.map((word) => skillName(skills.find(({ label }) => label === word) ?? { id: null, label: word }));
  };
  return (
    <ul className="plain lines">
      {items.slice(0, maxShown).map(({ internship, reason, words }) => (
        <li key={internship.id}>
          <span>
            <a href={`/internships/${internship.id}`} lang={foreignLanguage(internship.title ?? '', language)}>
              {internship.title}
            </a>
            <span className="note">{internship.employer.name}</span>
            <span className="recommendation-facts">
              <InternshipFacts internship={internship} display={display} />
            </span>
            <span className="note">
              {t(`dashboard.recommended.${reason}`, {
                words: listText(language, namesOf({ internship, reason, words })),
              })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { internLimits } from '@prentice/contract';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import type { InternProfile } from './profile-values.ts';

/** Returns what a more complete profile will allow: only what it does not allow yet. */
export function aheadText(t: Translate, completeness: number): string {
  const { interestAt, applyAt } = internLimits;
  if (completeness >= applyAt) return t('profile.complete.enough');
  return completeness >= interestAt
    ? t('profile.complete.apply', { applyAt })
    : t('profile.complete.text', { interestAt, applyAt });
}

/** Shows how complete the profile is, what is missing, and why it matters. */
export function ProfileCompleteness({ t, profile }: { t: Translate; profile: InternProfile }) {
  const { completeness, gaps } = profile;
  return (
    <div className="stack">
      <p role="status">
        <strong>{t('profile.complete', { percent: completeness })}</strong>
      </p>
      <svg className="meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className="meter-track" />
        <rect width={completeness} height="6" fill="currentcolor" />
      </svg>
      <p className="note">{aheadText(t, completeness)}</p>
      {gaps.length > 0 && (
        <ul className="plain lines">
          {gaps.map((gap) => (
            <li key={gap.key}>
              <span>
                <a href={`#${gap.step}`}>{t(`profile.gap.${gap.key}` as MessageKey)}</a>
                <span className="note">{t(`profile.gap.${gap.key}.why` as MessageKey)}</span>
              </span>
              <span className="note">{t('profile.points', { points: gap.points })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

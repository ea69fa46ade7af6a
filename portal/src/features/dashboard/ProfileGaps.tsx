import { internLimits, profileParts, type ProfilePartKey } from '@prentice/contract';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import type { DashboardData } from './dashboard-loader.ts';

/** Returns the step of the profile in which a gap is filled. */
const stepOf = (key: ProfilePartKey): string => profileParts.find((part) => part.key === key)?.step ?? 'about';

/** Shows how complete the profile is, and the weightiest things that are missing, with why they matter. */
export function ProfileGaps({ t, dashboard }: { t: Translate; dashboard: DashboardData }) {
  const { completeness, gaps } = dashboard;
  return (
    <>
      <p>
        <strong>{t('dashboard.profile.complete', { percent: completeness })}</strong>{' '}
        <span className="note">
          {t(completeness < internLimits.applyAt ? 'dashboard.profile.below' : 'dashboard.profile.enough', {
            percent: internLimits.applyAt,
          })}
        </span>
      </p>
      <svg className="meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className="meter-track" />
        <rect width={completeness} height="6" fill="currentcolor" />
      </svg>
      <ul className="plain lines">
        {gaps.slice(0, 3).map((gap) => (
          <li key={gap.key}>
            <span>
              <a href={`/dashboard/profile-setup/profile-setup-intern#${stepOf(gap.key)}`}>
                {t(`profile.gap.${gap.key}` as MessageKey)}
              </a>
              <span className="note"> {t(`profile.gap.${gap.key}.why` as MessageKey)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="section-more">
        <a href="/dashboard/profile-setup/profile-setup-intern">{t('dashboard.profile.go')}</a>
      </p>
    </>
  );
}

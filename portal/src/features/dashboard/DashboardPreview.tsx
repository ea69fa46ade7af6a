import { useState, type ReactNode } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { ApplicationList } from './application/ApplicationList.tsx';
import type { DashboardData } from './dashboard-loader.ts';
import { DashboardSkeleton, SkeletonFold } from './DashboardSkeleton.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { ProfileGaps } from './ProfileGaps.tsx';
import { listTodos } from './todo.ts';

interface PreviewProps {
  text: IslandText;
  /** Null where it could not be loaded. */
  dashboard: DashboardData | null;
  now: number;
}

const ignore = (): void => undefined;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="section">
    <h2>{title}</h2>
    {children}
  </section>
);

/**
 * Shows what the page of a dashboard has before its script is there: what to do next, the applications and the profile, to be
 * read and opened. What depends on the browser, such as internships that are being compared, is a placeholder. The server does
 * not know the width: where there are two columns, the style sheet unfolds what is folded in one. Its buttons cannot be
 * pressed yet.
 */
export function DashboardPreview({ text, dashboard, now }: PreviewProps) {
  const [t] = useState(() => createTranslator(text));
  if (!dashboard) return <DashboardSkeleton />;
  const display = { t, language: text.language, timeZone: dashboard.me.user.timeZone, now };
  return (
    <fieldset disabled data-preview>
      <div className="columns is-main-aside">
        <div>
          <ApplicationList
            applications={dashboard.applications}
            todos={listTodos(dashboard, now)}
            display={display}
            empty={
              <FirstSteps
                dashboard={dashboard}
                display={display}
                reviewing={false}
                onUploaded={ignore}
                reload={ignore}
              />
            }
            onChanged={ignore}
          />
          <SkeletonFold id="external-applications" title={t('externalApplications.title')} lines={2} />
        </div>
        <aside className="stack" aria-label={t('dashboard.aside')}>
          <Section title={t('dashboard.profile')}>
            <ProfileGaps t={t} dashboard={dashboard} />
          </Section>
          <SkeletonFold id="bookmarks" title={t('dashboard.bookmarks')} lines={4} />
          {dashboard.recommendations.length > 0 && (
            <SkeletonFold id="recommended" title={t('dashboard.recommended')} lines={4} />
          )}
        </aside>
      </div>
    </fieldset>
  );
}

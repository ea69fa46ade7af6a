import { externalJobLimits, type savedExternalJobView, type ViewOf } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { useAction } from '../../session/action.hook.ts';
import { useSignedInQuery, updateQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { DisplayContext } from './application/application-timeline.ts';
import { ExternalApplicationRow, saveExternalJob } from './ExternalApplicationRow.tsx';
import { SectionFold } from './SectionFold.tsx';

export type SavedExternalJob = ViewOf<typeof savedExternalJobView>;

const loadSaved = async (): Promise<readonly SavedExternalJob[]> =>
  (await session.client.savedExternalJobs.list({ list: { range: [0, externalJobLimits.saved - 1] } })).items;

interface ListProps {
  jobs: readonly SavedExternalJob[];
  display: DisplayContext;
  onChange: (change: (jobs: readonly SavedExternalJob[]) => readonly SavedExternalJob[]) => void;
}

/** Returns the first to close first; what is no longer listed, and what has no closing date, comes last. */
const closingFirst = (a: SavedExternalJob, b: SavedExternalJob): number =>
  Number(b.listed) - Number(a.listed) || (a.closesAt ?? '9999').localeCompare(b.closesAt ?? '9999');

function SavedList({ jobs, display, onChange }: ListProps) {
  const { t } = display;
  const act = useAction(t);
  const [removed, setRemoved] = useState<SavedExternalJob | null>(null);
  const sorted = jobs.toSorted(closingFirst);
  const groups = (['saved', 'applied'] as const)
    .map((group) => [group, sorted.filter(({ appliedOn }) => (appliedOn !== null) === (group === 'applied'))] as const)
    .filter(([, members]) => members.length > 0);
  const undo = (job: SavedExternalJob) =>
    act.run(async () => {
      const { externalJobId, appliedOn, note } = job;
      const saved = await saveExternalJob({ externalJobId, appliedOn, note });
      onChange((now) => [saved, ...now]);
      setRemoved(null);
    });
  return (
    <>
      {removed && (
        <Notice role="status" title={t('externalApplications.removed', { title: removed.title })}>
          {act.failure && <p role="alert">{act.failure}</p>}
          {removed.listed && (
            <Button look="small" busy={act.busy} onClick={() => void undo(removed)}>
              {t('externalApplications.undo')}
            </Button>
          )}
        </Notice>
      )}
      {jobs.length === 0 ? (
        <p>
          {t('externalApplications.none')} <a href="/external-jobs">{t('externalJobs.all')}</a>
        </p>
      ) : (
        groups.map(([group, members]) => (
          <div key={group} className="line-group">
            <h3>{t(`externalApplications.group.${group}`)}</h3>
            <ul className="plain lines">
              {members.map((job) => (
                <ExternalApplicationRow
                  key={job.id}
                  job={job}
                  display={display}
                  onSaved={(saved) =>
                    onChange((now) => now.map((savedJob) => (savedJob.id === saved.id ? saved : savedJob)))
                  }
                  onRemoved={() => {
                    setRemoved(job);
                    onChange((now) => now.filter(({ id }) => id !== job.id));
                  }}
                />
              ))}
            </ul>
          </div>
        ))
      )}
    </>
  );
}

const ID = 'external-applications';

/** Shows the jobs on other websites that a student saved or applied to, so that their list of applications is complete. */
export function ExternalApplications({ display }: { display: DisplayContext }) {
  const { t } = display;
  const query = useSignedInQuery({ queryKey: ['saved-external-jobs'], queryFn: loadSaved });
  const [isAddressed] = useState(() => location.hash === `#${ID}`);
  /* The browser looked for the heading before there was one. */
  useEffect(() => {
    if (isAddressed) document.querySelector(`#${ID}`)?.scrollIntoView();
  }, [query.isSuccess, isAddressed]);
  return (
    <section className="section" aria-labelledby={ID}>
      <SectionFold id={ID} title={t('externalApplications.title')} count={query.data?.length} open={isAddressed}>
        <LoadingBoundary t={t} query={query} lines={2} what={t('externalApplications.what')}>
          {(jobs) => (
            <SavedList
              jobs={jobs}
              display={display}
              onChange={(change) => updateQuery(['saved-external-jobs'], change)}
            />
          )}
        </LoadingBoundary>
      </SectionFold>
    </section>
  );
}

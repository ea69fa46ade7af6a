import { calendarDaysBetween, externalJobLimits, type savedExternalJobView, type ViewOf } from '@prentice/contract';
import { useState, type FormEvent } from 'react';
import { shortDateText } from '../../i18n/format.ts';
import { appliedDays } from '../../shared/applied-days.ts';
import { useAction } from '../../session/action.hook.ts';
import { useSignedInQuery, updateQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { DisplayContext } from './application/application-timeline.ts';

export type SavedExternalJob = ViewOf<typeof savedExternalJobView>;

const loadSaved = async (): Promise<readonly SavedExternalJob[]> =>
  (await session.client.savedExternalJobs.list({ list: { range: [0, externalJobLimits.saved - 1] } })).items;

const save = (body: Parameters<typeof session.client.savedExternalJobs.save>[0]['body']) =>
  session.client.savedExternalJobs.save({ body });

interface RowProps {
  job: SavedExternalJob;
  display: DisplayContext;
  onSaved: (job: SavedExternalJob) => void;
  onRemoved: (job: SavedExternalJob) => void;
}

/** The day of the application there; empty while the job is only saved. */
function AppliedOnForm({ job, display, onSaved, onCancel }: Omit<RowProps, 'onRemoved'> & { onCancel: () => void }) {
  const { t, now, timeZone } = display;
  const act = useAction(t);
  const [appliedOn, setAppliedOn] = useState(job.appliedOn ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const days = appliedDays(now, timeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNew = appliedOn !== '' && appliedOn !== job.appliedOn;
    const isOutside = isNew && (appliedOn < days.earliest || appliedOn > days.latest);
    setIsRefused(isOutside);
    if (isOutside) return;
    void act.run(async () => onSaved(await save({ externalJobId: job.externalJobId, appliedOn: appliedOn || null })));
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={submit}
      aria-label={t('externalApplications.appliedTo', { title: job.title })}
    >
      <Field
        name="appliedOn"
        scope={job.id}
        type="date"
        optional
        label={t('externalJobs.save.appliedOn')}
        hint={t('externalApplications.hint')}
        days={days}
        error={isRefused ? t('externalJobs.save.appliedOnRange') : undefined}
        t={t}
        value={appliedOn}
        onChange={setAppliedOn}
      />
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <p className="row">
        <Button type="submit" look="small" busy={act.busy}>
          {t('ui.save')}
        </Button>
        <Button look="small" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </p>
    </form>
  );
}

const closingText = (closesAt: string, { t, now, timeZone }: DisplayContext): string => {
  const days = calendarDaysBetween(new Date(now), closesAt, timeZone);
  return days < 0 ? t('externalApplications.closed') : t('externalApplications.closes', { days });
};

function factsOf({ organisation, appliedOn, closesAt, listed, createdAt }: SavedExternalJob, display: DisplayContext) {
  const { t, language } = display;
  const facts = [
    organisation,
    appliedOn
      ? t('externalApplications.applied', { date: shortDateText(language, appliedOn) })
      : t('externalApplications.saved', { date: shortDateText(language, createdAt) }),
    listed && closesAt && closingText(closesAt, display),
    !listed && t('externalApplications.gone'),
  ];
  return facts.filter(Boolean).join(' · ');
}

function Row({ job, display, onSaved, onRemoved }: RowProps) {
  const { t } = display;
  const act = useAction(t);
  const [isEditing, setIsEditing] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = () => {
    /* Only a listed job can be saved again, so that removing another one cannot be undone. */
    if (!job.listed && !isConfirming) return setIsConfirming(true);
    void act.run(async () => {
      await session.client.savedExternalJobs.remove({ params: { id: job.id } });
      onRemoved(job);
    });
  };
  const { title, note } = job;
  return (
    <li>
      <div>
        {job.listed ? <a href={`/external-jobs/${job.externalJobId}`}>{title}</a> : <strong>{title}</strong>}
        <p className="note">{factsOf(job, display)}</p>
        {note && <p className="note">{note}</p>}
        {isConfirming && <p role="status">{t('externalApplications.confirm')}</p>}
        {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
        {isEditing ? (
          <AppliedOnForm
            job={job}
            display={display}
            onCancel={() => setIsEditing(false)}
            onSaved={(saved) => {
              setIsEditing(false);
              onSaved(saved);
            }}
          />
        ) : (
          <p className="row">
            <button
              type="button"
              className="button is-small"
              aria-label={`${t(job.appliedOn ? 'externalApplications.change' : 'externalApplications.note')}: ${title}`}
              onClick={() => setIsEditing(true)}
            >
              {t(job.appliedOn ? 'externalApplications.change' : 'externalApplications.note')}
            </button>
            <button
              type="button"
              className="button is-small"
              aria-disabled={act.busy || undefined}
              aria-label={`${t(isConfirming ? 'externalApplications.removeAnyway' : 'ui.remove')}: ${title}`}
              onClick={remove}
            >
              {t(isConfirming ? 'externalApplications.removeAnyway' : 'ui.remove')}
            </button>
          </p>
        )}
      </div>
    </li>
  );
}

interface ListProps {
  jobs: readonly SavedExternalJob[];
  display: DisplayContext;
  onChange: (change: (jobs: readonly SavedExternalJob[]) => readonly SavedExternalJob[]) => void;
}

/** The first to close first; what is no longer listed, and what has no closing date, comes last. */
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
      const saved = await save({ externalJobId, appliedOn, note });
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
          <div key={group}>
            <h3>{t(`externalApplications.group.${group}`)}</h3>
            <ul className="plain lines">
              {members.map((job) => (
                <Row
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

/** The jobs on other websites that a student saved or applied to, so that their list of applications is complete. */
export function ExternalApplications({ display }: { display: DisplayContext }) {
  const { t } = display;
  const loaded = useSignedInQuery({ queryKey: ['saved-external-jobs'], queryFn: loadSaved });
  return (
    <section className="section" aria-labelledby="external-applications">
      <h2 id="external-applications">{t('externalApplications.title')}</h2>
      <LoadingBoundary t={t} loaded={loaded} lines={2} what={t('externalApplications.what')}>
        {(jobs) => (
          <SavedList
            jobs={jobs}
            display={display}
            onChange={(change) => updateQuery(['saved-external-jobs'], change)}
          />
        )}
      </LoadingBoundary>
    </section>
  );
}

import { calendarDaysBetween, type savedExternalJobView, type ViewOf } from '@prentice/contract';
import { useState, type FormEvent } from 'react';
import { localDateText } from '../../i18n/date-time.ts';
import { shortDateText } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { appliedDays } from '../../shared/applied-days.ts';
import { shortPayText } from '../../shared/internship-facts.ts';
import { placeName } from '../../shared/places.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { DisplayContext } from './application/application-timeline.ts';

type SavedExternalJob = ViewOf<typeof savedExternalJobView>;

/** Saves a job, or what is noted about it. */
export const saveExternalJob = (body: Parameters<typeof session.client.savedExternalJobs.save>[0]['body']) =>
  session.client.savedExternalJobs.save({ body });

type FactsProps = Pick<RowProps, 'job' | 'display'>;
interface RowProps {
  job: SavedExternalJob;
  display: DisplayContext;
  onSaved: (job: SavedExternalJob) => void;
  onRemoved: (job: SavedExternalJob) => void;
}

/** Shows the day of the application there; empty while the job is only saved. */
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
    void act.run(async () =>
      onSaved(await saveExternalJob({ externalJobId: job.externalJobId, appliedOn: appliedOn || null })),
    );
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
  const { t, language, timeZone } = display;
  const facts = [
    organisation,
    appliedOn
      ? t('externalApplications.applied', { date: shortDateText(language, appliedOn) })
      : t('externalApplications.saved', { date: localDateText(language, createdAt, timeZone) }),
    listed && closesAt && closingText(closesAt, display),
    !listed && t('externalApplications.gone'),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Shows pay, place and way of working of what is still listed. */
function ListingFacts({ job: { listed, pay, city, country, workMode }, display: { t, language } }: FactsProps) {
  if (!listed) return null;
  const place = placeName({ city, country }, language);
  const terms = pay && shortPayText({ ...pay, max: pay.max ?? pay.min }, { t, language });
  return (
    <p className="recommendation-facts">
      {terms && <strong>{terms}</strong>}
      {place && <span>{place}</span>}
      {workMode && <span>{t(`workMode.${workMode}`)}</span>}
    </p>
  );
}

interface RowActionsProps {
  job: SavedExternalJob;
  t: Translate;
  /** Whether to remove it was pressed, and cannot be undone. */
  isConfirming: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Offers applying there, noting the day of it, and removing the job. */
function RowActions({ job, t, isConfirming, isBusy, onEdit, onRemove }: RowActionsProps) {
  const { title, host, externalJobId, listed, appliedOn } = job;
  const dayLabel = t(appliedOn ? 'externalApplications.change' : 'externalApplications.note');
  const removeLabel = t(isConfirming ? 'externalApplications.removeAnyway' : 'ui.remove');
  return (
    <p className="row">
      {listed && !appliedOn && (
        <a
          className="button is-small"
          href={`/external-jobs/${externalJobId}/visit`}
          rel="nofollow noopener external"
          aria-label={t('externalJobs.visitOf', { host: host ?? '', title })}
        >
          {t('externalJobs.apply')}
          <span aria-hidden="true">↗</span>
        </a>
      )}
      <button type="button" className="button is-small" aria-label={`${dayLabel}: ${title}`} onClick={onEdit}>
        {dayLabel}
      </button>
      <button
        type="button"
        className="button is-small"
        aria-disabled={isBusy || undefined}
        aria-label={`${removeLabel}: ${title}`}
        onClick={onRemove}
      >
        {removeLabel}
      </button>
    </p>
  );
}

/** Shows one job, what the student noted about it, and what changes that. */
export function ExternalApplicationRow({ job, display, onSaved, onRemoved }: RowProps) {
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
        <ListingFacts job={job} display={display} />
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
          <RowActions
            job={job}
            t={t}
            isConfirming={isConfirming}
            isBusy={act.busy}
            onEdit={() => setIsEditing(true)}
            onRemove={remove}
          />
        )}
      </div>
    </li>
  );
}

import { terminationReasons } from '@prentice/contract';
import { useState } from 'react';
import { dateText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useApplicationTransition, NoteField } from './ApplicationActions.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import { reasonText, type DisplayContext } from './application-timeline.ts';

interface PlacementProps {
  application: InternApplication;
  display: DisplayContext;
  onChanged: (application: InternApplication) => void;
}

/** Ends a placement early: asks for the reason and explains the consequences. */
function EarlyTermination({
  application,
  display: { t },
  transition,
}: PlacementProps & Pick<ReturnType<typeof useApplicationTransition>, 'transition'>) {
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const { id, internship } = application;
  const reasonCode = terminationReasons.find((terminationReason) => terminationReason === reason);
  const end = (): void => {
    setConfirming(true);
    if (reasonCode) void transition({ to: 'terminated_early', reason: reasonCode, note });
  };
  return (
    <details className="stack">
      <summary>{t('dashboard.placement.early')}</summary>
      <p className="note">{t('dashboard.placement.earlyText', { company: internship.employer.name })}</p>
      <SelectField
        name={`early-reason-${id}`}
        label={t('dashboard.placement.reason')}
        t={t}
        value={reason}
        empty={t('dashboard.placement.choose')}
        onChange={setReason}
        options={terminationReasons.map((reason) => ({ value: reason, label: reasonText(reason, t) }))}
        error={isConfirming && !reasonCode ? t('ui.field.choose') : undefined}
      />
      <NoteField name={`early-note-${id}`} label={t('dashboard.offer.note')} t={t} value={note} onChange={setNote} />
      <p>
        <Button look="danger" onClick={end}>
          {t('dashboard.placement.earlyNow')}
        </Button>
      </p>
    </details>
  );
}

/** A placement: its dates, and the actions of the intern. */
export function PlacementPanel(props: PlacementProps) {
  const { application, display, onChanged } = props;
  const { t, language, now } = display;
  const { busy, failure, transition } = useApplicationTransition(application, t, onChanged);
  const { state, startsOn, endsOn } = application;
  const placed = state === 'placed';
  const day = placed ? endsOn : startsOn;
  if (!day || (!placed && state !== 'accepted')) return null;
  const reached = day <= new Date(now).toISOString().slice(0, 10);
  const words = placed ? (reached ? 'over' : 'ends') : reached ? 'begun' : 'begins';
  return (
    <div className="stack">
      <p>{t(`dashboard.placement.${words}`, { date: dateText(language, day) })}</p>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      {reached && (
        <p>
          <Button look="primary" busy={busy} onClick={() => void transition({ to: placed ? 'completed' : 'placed' })}>
            {t(placed ? 'dashboard.placement.yesOver' : 'dashboard.placement.yesBegun')}
          </Button>
        </p>
      )}
      {placed && <EarlyTermination {...props} transition={transition} />}
    </div>
  );
}

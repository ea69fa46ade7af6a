import { applicationLimits } from '@prentice/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { useApplicationTransition, NoteField } from './ApplicationActions.tsx';
import type { InternApplication } from '../dashboard-loader.ts';

interface WithdrawalFormProps {
  t: Translate;
  application: InternApplication;
  onChanged: (application: InternApplication) => void;
  /** Whether it is unfolded at first, with the focus. */
  isOpenFirst?: boolean;
}

/** Withdraws an application after explaining the consequences. */
export function WithdrawalForm({ t, application, onChanged, isOpenFirst = false }: WithdrawalFormProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpenFirst) details.current?.querySelector('summary')?.focus();
  }, [isOpenFirst]);
  const [note, setNote] = useState('');
  const { busy, failure, transition } = useApplicationTransition(application, t, onChanged);
  const { state, internship } = application;
  const company = internship.employer.name;
  const isAccepted = state === 'accepted';
  const what = state === 'interested' ? 'dashboard.withdraw.interest' : 'dashboard.withdraw';
  return (
    <details ref={details} className="stack withdrawal" open={isOpenFirst}>
      <summary>{isAccepted ? t('dashboard.withdraw.accepted', { company }) : t(what)}</summary>
      <p className="note">
        {t(isAccepted ? 'dashboard.withdraw.accepted.text' : 'dashboard.withdraw.text', {
          company,
          minutes: applicationLimits.undoMinutes,
        })}
      </p>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      <NoteField
        name={`withdraw-${application.id}`}
        label={t('dashboard.withdraw.note')}
        t={t}
        value={note}
        onChange={setNote}
      />
      <p>
        <Button look="danger" busy={busy} onClick={() => void transition({ to: 'withdrawn', note })}>
          {t(isAccepted ? 'dashboard.withdraw.accepted.now' : 'dashboard.withdraw.now')}
        </Button>
      </p>
    </details>
  );
}

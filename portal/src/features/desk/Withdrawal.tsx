import { useState } from 'react';
import { useAct } from '../../session/act.hook.ts';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { asOwn, type OwnApplication } from './own.application.ts';

interface WithdrawalProps {
  t: Translate;
  application: OwnApplication;
  onChanged: (application: OwnApplication) => void;
}

/** Withdrawing asks first, and says what it means. */
export function Withdrawal({ t, application, onChanged }: WithdrawalProps) {
  const [note, setNote] = useState('');
  const act = useAct(t);
  const { id, version } = application;
  const withdraw = () =>
    act.run(async () =>
      onChanged(
        asOwn(
          await session.client.applications.transition({ params: { id }, version, body: { to: 'withdrawn', note } }),
        ),
      ),
    );
  return (
    <details className="stack">
      <summary>{t('desk.withdraw')}</summary>
      <p className="note">{t('desk.withdraw.text', { company: application.internship.employer.name })}</p>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <Field
        name={`withdraw-${id}`}
        label={t('desk.withdraw.note')}
        optional
        rows={2}
        max={1000}
        t={t}
        value={note}
        onChange={setNote}
      />
      <p>
        <Button look="danger" busy={act.busy} onClick={() => void withdraw()}>
          {t('desk.withdraw.now')}
        </Button>
      </p>
    </details>
  );
}

import { dataRequestCreate, dataRequestLimits } from '@prentice/contract';
import { useState } from 'react';
import type { Language } from '../../i18n/language.ts';
import { localDateText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { DataRequest } from './data-requests-loader.ts';

interface EraseFormProps {
  t: Translate;
  language: Language;
  /** Without a password the request cannot be confirmed, so one has to be set first. */
  hasPassword: boolean;
  request: DataRequest | null;
  reload: () => void;
}

function PlannedErasure({ t, language, request, reload }: EraseFormProps & { request: DataRequest }) {
  const act = useAction(t);
  const keep = () =>
    act.run(async () => {
      await session.client.dataRequests.transition({ params: { id: request.id }, body: { to: 'cancelled' } });
      reload();
    });
  const date = request.dueAt ? localDateText(language, request.dueAt) : '';
  return (
    <Notice tone="attention" title={t('settings.erase.requested', { date })}>
      {act.failure && <p role="alert">{act.failure}</p>}
      <p>
        <Button look="primary" busy={act.busy} onClick={() => void keep()}>
          {t('settings.erase.back')}
        </Button>
      </p>
    </Notice>
  );
}

/** Requests the erasure of the account with the password; it can be cancelled within the grace period. */
export const EraseForm = (props: EraseFormProps) =>
  props.request ? <PlannedErasure {...props} request={props.request} /> : <ErasureRequestForm {...props} />;

/* Each request starts anew: the values and the idempotency key are dropped once it was sent. */
function ErasureRequestForm(props: EraseFormProps) {
  const { t, reload } = props;
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { 'erase-password': '', 'erase-note': '' },
    schema: dataRequestCreate,
    payload: (values) => ({ kind: 'erase', password: values['erase-password'], note: values['erase-note'] }),
    t,
    send: (values) =>
      session.client.dataRequests.create({
        body: { kind: 'erase', password: values['erase-password'], note: values['erase-note'] },
        idempotencyKey: key,
      }),
    onSent: reload,
    failureMessages: { INVALID_CREDENTIALS: 'settings.password.wrong' },
  });
  return (
    <details className="stack">
      <summary>{t('settings.erase')}</summary>
      <p>{t('settings.erase.text')}</p>
      {!props.hasPassword && <p className="note">{t('settings.erase.passwordFirst')}</p>}
      <FormFrame danger t={t} form={form} action={t('settings.erase.ask')}>
        <PasswordField
          name="erase-password"
          autoComplete="current-password"
          label={t('settings.erase.password')}
          t={t}
          value={form.values['erase-password']}
          onChange={(value) => form.set('erase-password', value)}
          error={form.errors['password']}
        />
        <Field
          name="erase-note"
          optional
          rows={3}
          max={dataRequestLimits.note}
          label={t('settings.erase.note')}
          t={t}
          value={form.values['erase-note']}
          onChange={(value) => form.set('erase-note', value)}
          error={form.errors['note']}
        />
      </FormFrame>
    </details>
  );
}

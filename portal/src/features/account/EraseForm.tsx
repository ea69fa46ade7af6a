import { dataRequestCreate, dataRequestLimits } from '@prentice/contract';
import { useState } from 'react';
import type { Language } from '../../i18n/language.ts';
import { localDayText } from '../../i18n/moment.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useAct } from '../../session/act.hook.ts';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { OwnRequest } from './data.load.ts';

interface EraseFormProps {
  t: Translate;
  language: Language;
  /** Without one there is nothing to confirm the wish with, so one is chosen first. */
  hasPassword: boolean;
  request: OwnRequest | null;
  reload: () => void;
}

function Planned({ t, language, request, reload }: EraseFormProps & { request: OwnRequest }) {
  const act = useAct(t);
  const keep = () =>
    act.run(async () => {
      await session.client.dataRequests.transition({ params: { id: request.id }, body: { to: 'cancelled' } });
      reload();
    });
  const date = request.dueAt ? localDayText(language, request.dueAt) : '';
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

/** Asks for the erasure of the account, with the password; within the grace it can be taken back. */
export const EraseForm = (props: EraseFormProps) =>
  props.request ? <Planned {...props} request={props.request} /> : <Wish {...props} />;

/* Each wish is another one: what was typed and the key of the attempt go when it was sent. */
function Wish(props: EraseFormProps) {
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
    sentences: { INVALID_CREDENTIALS: 'settings.password.wrong' },
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

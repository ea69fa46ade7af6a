import { accountOperations, type Me } from '@prentice/contract';
import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { SettingDisclosure } from './open-setting.hook.ts';
import { Setting } from './Setting.tsx';

export interface SectionProps {
  t: Translate;
  me: Me;
  onMe: (me: Me) => void;
}

interface EmailFormProps {
  t: Translate;
  /** Is told the new address once a link was sent there. */
  onSent: (email: string) => void;
  onCancel: () => void;
}

function EmailForm({ t, onSent, onCancel }: EmailFormProps) {
  const form = useForm({
    initial: { email: '', password: '' },
    schema: accountOperations.changeEmail.body,
    t,
    send: (values) => session.client.account.changeEmail({ body: values }),
    onSent: () => onSent(form.values.email.trim().toLowerCase()),
    failureMessages: { INVALID_CREDENTIALS: 'settings.password.wrong' },
  });
  return (
    <FormFrame
      t={t}
      form={form}
      action={t('settings.email.change')}
      extra={<Button onClick={onCancel}>{t('settings.cancel')}</Button>}
    >
      <Field
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('settings.email.new')}
        t={t}
        {...form.field('email')}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('settings.email.password')}
        t={t}
        {...form.field('password')}
      />
    </FormFrame>
  );
}

/** Changes the email address; the change takes effect when the link mailed to it is used. */
export function EmailSection({ t, me, onMe, disclosure }: SectionProps & { disclosure: SettingDisclosure }) {
  const [isSent, setIsSent] = useState(false);
  const act = useAction(t);
  const { email, pendingEmail, signInMethods } = me.user;
  const canChange = pendingEmail === null && signInMethods.includes('password');
  const keepOld = () =>
    act.run(async () => {
      onMe(await session.client.account.cancelEmailChange());
      setIsSent(false);
    });
  const showSent = (sentTo: string): void => {
    onMe({ ...me, user: { ...me.user, pendingEmail: sentTo } });
    setIsSent(true);
    disclosure.close();
  };
  const value = (
    <>
      <p>{t('settings.email.now', { email })}</p>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      {pendingEmail !== null && (
        <>
          <p>{t('settings.email.pending', { email: pendingEmail })}</p>
          <p>
            <Button look="small" busy={act.busy} onClick={() => void keepOld()}>
              {t('settings.email.cancel')}
            </Button>
          </p>
        </>
      )}
      {!signInMethods.includes('password') && <p className="note">{t('settings.email.passwordFirst')}</p>}
    </>
  );
  return (
    <Setting
      t={t}
      title={t('settings.email')}
      disclosure={{ ...disclosure, isOpen: disclosure.isOpen && canChange }}
      value={value}
      {...(!canChange && { action: null })}
      done={isSent ? t('settings.email.sent') : undefined}
    >
      <EmailForm t={t} onSent={showSent} onCancel={disclosure.close} />
    </Setting>
  );
}

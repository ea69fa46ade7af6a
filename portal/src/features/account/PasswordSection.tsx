import { accountOperations, type Me } from '@prentice/contract';
import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { setCurrentUser } from '../../session/current-user.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasswordStrength } from '../../ui/PasswordStrength.tsx';
import type { SettingDisclosure } from './open-setting.hook.ts';
import { Setting } from './Setting.tsx';

interface PasswordSectionProps {
  t: Translate;
  me: Me;
  disclosure: SettingDisclosure;
}

interface PasswordFormProps extends Omit<PasswordSectionProps, 'disclosure'> {
  onChanged: () => void;
  onCancel: () => void;
}

function PasswordForm({ t, me, onChanged, onCancel }: PasswordFormProps) {
  const form = useForm({
    initial: { current: '', new: '' },
    schema: accountOperations.changePassword.body,
    payload: (values) => ({ current: values.current, password: values.new }),
    t,
    send: (values) =>
      session.client.account.changePassword({ body: { current: values.current, password: values.new } }),
    onSent: (reply) => {
      session.setToken(reply.accessToken);
      setCurrentUser(reply.me);
      onChanged();
    },
    failureMessages: { INVALID_CREDENTIALS: 'settings.password.wrong' },
  });
  return (
    <FormFrame
      t={t}
      form={form}
      action={t('settings.password.change')}
      extra={<Button onClick={onCancel}>{t('settings.cancel')}</Button>}
    >
      {/* Password managers look for the name that belongs to the password. */}
      <input type="hidden" name="username" autoComplete="username" value={me.user.email} readOnly />
      <PasswordField
        name="current"
        autoComplete="current-password"
        label={t('settings.password.current')}
        t={t}
        {...form.field('current')}
      />
      <PasswordField
        name="new"
        autoComplete="new-password"
        label={t('settings.password.new')}
        hint={t('settings.password.hint')}
        t={t}
        {...form.field('new', 'password')}
      >
        <PasswordStrength t={t} value={form.values.new} context={[me.user.email, me.user.name ?? '']} />
      </PasswordField>
    </FormFrame>
  );
}

/** Changes the password, which signs out all other devices. */
export function PasswordSection({ t, me, disclosure }: PasswordSectionProps) {
  const [isChanged, setIsChanged] = useState(false);
  const showChanged = (): void => {
    setIsChanged(true);
    disclosure.close();
  };
  const startOver = (): void => {
    setIsChanged(false);
    disclosure.open();
  };
  const value = (
    <p>
      <span aria-hidden="true">••••••••••</span>
      <span className="visually-hidden">{t('settings.password.set')}</span>
    </p>
  );
  return (
    <Setting
      t={t}
      title={t('settings.password')}
      disclosure={{ ...disclosure, open: startOver }}
      value={value}
      done={isChanged ? t('settings.password.changed') : undefined}
    >
      <PasswordForm t={t} me={me} onChanged={showChanged} onCancel={disclosure.close} />
    </Setting>
  );
}

import { Refusal, signIn, type Door, type OpenedSession } from '@prentice/contract';
import { useState } from 'react';
import { translatorOf, type IslandText } from '../../i18n/translate.ts';
import { onwardPath, withNext } from '../../session/ways.ts';
import { session } from '../../site/browser.session.ts';
import { useFilledBefore } from '../../ui/autofill.hook.ts';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { ConsentsForm } from './ConsentsForm.tsx';
import { EmailField } from './CredentialFields.tsx';
import { doorAddress, doorNamed } from './doors.ts';
import { useSilentSignIn } from './silent.hook.ts';

interface SignInFormProps {
  text: IslandText;
  door: Door;
  next: string | null;
  /** The server saw a session, or somebody was sent here by a guard. */
  tryFirst: boolean;
}

/** Signs in at one door, goes on to where one wanted to go, and asks first for what must be agreed to anew. */
export default function SignInForm({ text, door, next, tryFirst }: SignInFormProps) {
  const t = translatorOf(text);
  const going = useSilentSignIn(tryFirst, next);
  const [opened, setOpened] = useState<OpenedSession>();
  const [rightDoor, setRightDoor] = useState<Door>();
  const form = useForm({
    initial: { email: '', password: '' },
    schema: signIn,
    t,
    payload: (values) => ({ ...values, door }),
    send: async ({ email, password }) => {
      setRightDoor(undefined);
      try {
        return await session.client.auth.signIn({ body: { door, email, password } });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'WRONG_ROLE') setRightDoor(doorNamed(error.params['door']));
        throw error;
      }
    },
    onSent: (reply) => {
      session.accept(reply.accessToken);
      if (reply.me.consentsDue.length > 0) setOpened(reply);
      else location.assign(onwardPath(reply.me, next));
    },
    sentences: { WRONG_ROLE: 'auth.rightDoor.wrong' },
  });
  const frame = useFilledBefore({ texts: ['email', 'password'], take: form.set });
  if (opened) return <ConsentsForm t={t} me={opened.me} onDone={() => location.assign(onwardPath(opened.me, next))} />;
  return (
    <div ref={frame}>
      {going && <Notice role="status" title={t('auth.goingOn')} />}
      <FormFrame
        t={t}
        form={form}
        fillable
        action={t('auth.signIn')}
        extra={<a href={withNext('/auth/forgot-password', next)}>{t('auth.forgot.link')}</a>}
      >
        {rightDoor && (
          <p>
            <a href={doorAddress(rightDoor, 'sign-in', next)}>{t(`auth.rightDoor.${rightDoor}`)}</a>
          </p>
        )}
        <EmailField
          t={t}
          value={form.values.email}
          onChange={(value) => form.set('email', value)}
          error={form.errors['email']}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('auth.password')}
          t={t}
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          error={form.errors['password']}
        />
      </FormFrame>
    </div>
  );
}

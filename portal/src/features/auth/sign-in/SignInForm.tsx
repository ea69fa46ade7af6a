import { AppError, type SignInChallenge, type SignInPage, type OpenedSession } from '@prentice/contract';
import { useState } from 'react';
import { createTranslator, type IslandText } from '../../../i18n/translate.ts';
import { redirectTarget, withNext, withPlace } from '../../../session/redirects.ts';
import { session } from '../../../site/browser-session.ts';
import { useAutofill } from '../../../ui/autofill.hook.ts';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { ConsentsForm } from '../ConsentsForm.tsx';
import { EmailField } from '../EmailField.tsx';
import { signInPagePath, parseSignInPage } from '../../../session/sign-in-pages.ts';
import { CodeForm } from './CodeForm.tsx';
import { useSilentSignIn } from './SilentSignIn.tsx';

interface SignInFormProps {
  text: IslandText;
  signInPage: SignInPage;
  next: string | null;
  /** Whether a silent sign-in is tried: the server saw a session, or a guard redirected here. */
  tryFirst: boolean;
  /** Whether the browser says that somebody is signed in: the form then waits until that is known. */
  hasSession?: boolean;
}

/** Signs in, asks for consent to new policy versions, and continues at the requested page. */
export default function SignInForm({ text, signInPage, next, tryFirst, hasSession = false }: SignInFormProps) {
  const t = createTranslator(text);
  const going = useSilentSignIn(tryFirst, next, hasSession);
  const goOn = ({ me }: OpenedSession) => location.assign(redirectTarget(me, withPlace(next, location.hash)));
  const [opened, setOpened] = useState<OpenedSession>();
  const [challenge, setChallenge] = useState<SignInChallenge>();
  const [isExpired, setIsExpired] = useState(false);
  const [rightPage, setRightPage] = useState<SignInPage>();
  const enter = (reply: OpenedSession) => {
    session.setToken(reply.accessToken);
    if (reply.me.consentsDue.length > 0) setOpened(reply);
    else goOn(reply);
  };
  const beginAgain = () => {
    form.set('password', '');
    setChallenge(undefined);
    setIsExpired(true);
  };
  const form = useForm({
    initial: { email: '', password: '' },
    required: ['email', 'password'],
    t,
    send: async ({ email, password }) => {
      setRightPage(undefined);
      setIsExpired(false);
      try {
        return await session.client.auth.signIn({ body: { signInPage, email, password } });
      } catch (error) {
        if (error instanceof AppError && error.code === 'WRONG_ROLE')
          setRightPage(parseSignInPage(error.params['signInPage']));
        throw error;
      }
    },
    onSent: (reply) => {
      if (reply.accessToken === null) setChallenge(reply);
      else enter(reply);
    },
    failureMessages: { WRONG_ROLE: 'auth.rightPage.wrong' },
  });
  const frame = useAutofill({ texts: ['email', 'password'], setText: form.set });
  if (opened) return <ConsentsForm t={t} me={opened.me} onDone={() => goOn(opened)} />;
  if (challenge) return <CodeForm t={t} challenge={challenge} onOpened={enter} onExpired={beginAgain} />;
  return (
    <div ref={frame}>
      {going && <Notice role="status" title={t('auth.goingOn')} />}
      <div hidden={going}>
        {isExpired && <Notice tone="attention" role="alert" title={t('refusal.SIGN_IN_EXPIRED')} />}
        <FormFrame
          t={t}
          form={form}
          fillable
          action={t('auth.signIn')}
          extra={<a href={withNext('/auth/forgot-password', next)}>{t('auth.forgot.link')}</a>}
        >
          {rightPage && (
            <p>
              <a href={signInPagePath(rightPage, 'sign-in', next)}>{t(`auth.rightPage.${rightPage}`)}</a>
            </p>
          )}
          <EmailField t={t} {...form.field('email')} />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={t('auth.password')}
            t={t}
            {...form.field('password')}
          />
        </FormFrame>
      </div>
    </div>
  );
}

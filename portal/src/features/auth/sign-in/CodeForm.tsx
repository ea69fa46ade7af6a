import { AppError, type OpenedSession, type SignInChallenge } from '@prentice/contract';
import { useEffect, useRef, useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { useAction } from '../../../session/action.hook.ts';
import { signChallenge, supportsPasskeys } from '../../../session/passkeys.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface CodeFormProps {
  t: Translate;
  challenge: Pick<SignInChallenge, 'challenge' | 'passkeys'>;
  onOpened: (opened: OpenedSession) => void;
  /** The challenge can no longer be answered: signing in begins again. */
  onExpired: () => void;
}

/** Asks for a passkey, a code of the authenticator app or a recovery code, once the first factor was right. */
export function CodeForm({ t, challenge: question, onOpened, onExpired }: CodeFormProps) {
  const { challenge, passkeys } = question;
  const [isRecovery, setIsRecovery] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const asksForPasskey = !isRecovery && passkeys.length > 0 && supportsPasskeys();
  const act = useAction(t);
  useEffect(() => frame.current?.querySelector<HTMLElement>('.use-passkey button, input')?.focus(), [isRecovery]);
  const beginAgainIfExpired = (error: unknown): never => {
    if (error instanceof AppError && error.code === 'SIGN_IN_EXPIRED') onExpired();
    throw error;
  };
  const answerByPasskey = () =>
    act.run(async () => {
      const passkey = await signChallenge(question);
      onOpened(
        await session.client.auth.signInWithPasskey({ body: { challenge, passkey } }).catch(beginAgainIfExpired),
      );
    });
  const form = useForm({
    initial: { code: '' },
    required: ['code'],
    t,
    send: ({ code }) => session.client.auth.signInWithCode({ body: { challenge, code } }).catch(beginAgainIfExpired),
    onSent: onOpened,
    failureMessages: isRecovery
      ? { CODE_INVALID: 'auth.code.recoveryWrong', VALIDATION_FAILED: 'auth.code.recoveryWrong' }
      : {},
  });
  const switchKind = () => {
    form.set('code', '');
    setIsRecovery(!isRecovery);
  };
  const [title, lead] = isRecovery
    ? (['recoveryTitle', 'recoveryLead'] as const)
    : asksForPasskey
      ? (['confirmTitle', 'leadBesides'] as const)
      : (['title', 'lead'] as const);
  return (
    <section ref={frame} className="stack" aria-labelledby="code-title">
      <h2 id="code-title">{t(`auth.code.${title}`)}</h2>
      {asksForPasskey && (
        <div className="use-passkey stack">
          {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
          <p className="form-actions">
            <Button look="primary" busy={act.busy} onClick={() => void answerByPasskey()}>
              {t('auth.code.usePasskey')}
            </Button>
          </p>
        </div>
      )}
      <p>{t(`auth.code.${lead}`)}</p>
      <FormFrame
        t={t}
        form={form}
        action={t('auth.signIn')}
        extra={<Button onClick={switchKind}>{t(isRecovery ? 'auth.code.useApp' : 'auth.code.useRecovery')}</Button>}
      >
        <Field
          name="code"
          label={t(isRecovery ? 'auth.code.recovery' : 'auth.code.code')}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          t={t}
          {...form.field('code')}
        />
      </FormFrame>
    </section>
  );
}

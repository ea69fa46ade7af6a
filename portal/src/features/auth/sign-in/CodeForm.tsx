import { AppError, type OpenedSession } from '@prentice/contract';
import { useEffect, useRef, useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';

interface CodeFormProps {
  t: Translate;
  challenge: string;
  onOpened: (opened: OpenedSession) => void;
  /** The challenge can no longer be answered: signing in begins again. */
  onExpired: () => void;
}

/** Asks for a code of the authenticator app or a recovery code, once the first factor was right. */
export function CodeForm({ t, challenge, onOpened, onExpired }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), [isRecovery]);
  const form = useForm({
    initial: { code: '' },
    required: ['code'],
    t,
    send: async ({ code }) => {
      try {
        return await session.client.auth.signInWithCode({ body: { challenge, code } });
      } catch (error) {
        if (error instanceof AppError && error.code === 'SIGN_IN_EXPIRED') onExpired();
        throw error;
      }
    },
    onSent: onOpened,
    failureMessages: isRecovery
      ? { CODE_INVALID: 'auth.code.recoveryWrong', VALIDATION_FAILED: 'auth.code.recoveryWrong' }
      : {},
  });
  const switchKind = () => {
    form.set('code', '');
    setIsRecovery(!isRecovery);
  };
  return (
    <section ref={frame} className="stack" aria-labelledby="code-title">
      <h2 id="code-title">{t(isRecovery ? 'auth.code.recoveryTitle' : 'auth.code.title')}</h2>
      <p>{t(isRecovery ? 'auth.code.recoveryLead' : 'auth.code.lead')}</p>
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

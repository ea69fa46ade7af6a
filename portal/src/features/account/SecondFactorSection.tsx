import {
  toInternalPath,
  type Me,
  type Passkey,
  type SecondFactorSetup,
  type SecondFactorStatus,
} from '@prentice/contract';
import { useState, type ReactNode } from 'react';
import { localDateText } from '../../i18n/date-time.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { createPasskey } from '../../session/passkeys.ts';
import { redirectTarget } from '../../session/redirects.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorSetupSteps } from './SecondFactorSetupSteps.tsx';

interface SecondFactorSectionProps {
  t: Translate;
  language: Language;
  me: Me;
}

interface PasswordStepProps<R> {
  t: Translate;
  email: string;
  /** Label of the button. */
  action: string;
  danger?: boolean;
  /** What happens, above the password. */
  lead?: string;
  send: (password: string) => Promise<R>;
  onSent: (reply: R) => void;
  onCancel?: () => void;
}

/** Asks for the password before something changes. */
function PasswordStep<R>({ t, email, action, danger, lead, send, onSent, onCancel }: PasswordStepProps<R>) {
  const form = useForm({
    initial: { password: '' },
    required: ['password'],
    t,
    send: ({ password }) => send(password),
    onSent,
    failureMessages: { INVALID_CREDENTIALS: 'settings.password.wrong', PASSKEY_INVALID: 'settings.passkeys.notAdded' },
  });
  return (
    <>
      {lead && <p className="prose">{lead}</p>}
      <FormFrame
        t={t}
        form={form}
        action={action}
        danger={danger}
        extra={onCancel && <Button onClick={onCancel}>{t('settings.factor.cancel')}</Button>}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="factor-password"
          autoComplete="current-password"
          label={t('settings.email.password')}
          t={t}
          {...form.field('password')}
        />
      </FormFrame>
    </>
  );
}

type Step =
  | { readonly kind: 'overview' }
  | { readonly kind: 'renew' | 'turnOff' | 'addPasskey' }
  | { readonly kind: 'removePasskey'; readonly passkey: Passkey }
  | { readonly kind: 'setup'; readonly setup: SecondFactorSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Turns the second factor of the account on and off, makes new recovery codes, and adds and removes passkeys. */
export function SecondFactorSection({ t, language, me }: SecondFactorSectionProps) {
  const query = useSignedInQuery({ queryKey: ['second-factor'], queryFn: () => session.client.secondFactor.status() });
  const [step, setStep] = useState<Step>({ kind: 'overview' });
  const { email } = me.user;
  const showOverview = () => setStep({ kind: 'overview' });
  const showChanged = () => {
    showOverview();
    void query.refetch();
  };
  const showCodes = (codes: readonly string[]) => setStep({ kind: 'codes', codes });
  const leaveCodes = () => {
    /* Where it was required, the person wanted to go elsewhere. */
    const next = toInternalPath(new URLSearchParams(location.search).get('next'));
    if (me.actor.secondFactorDue) return location.assign(redirectTarget(me, next));
    showChanged();
  };
  const client = session.client.secondFactor;
  const views: Record<Exclude<Step['kind'], 'overview'>, () => ReactNode> = {
    setup: () =>
      step.kind === 'setup' && (
        <SecondFactorSetupSteps t={t} setup={step.setup} onCodes={showCodes} onCancel={showOverview} />
      ),
    codes: () => step.kind === 'codes' && <RecoveryCodes t={t} email={email} codes={step.codes} onDone={leaveCodes} />,
    renew: () => (
      <PasswordStep
        t={t}
        email={email}
        action={t('settings.factor.renew')}
        lead={t('settings.factor.renewText')}
        send={(password) => client.renewRecoveryCodes({ body: { password } })}
        onSent={({ codes }) => showCodes(codes)}
        onCancel={showOverview}
      />
    ),
    turnOff: () => (
      <PasswordStep
        t={t}
        email={email}
        danger
        action={t('settings.factor.turnOff')}
        lead={t('settings.factor.turnOffText')}
        send={(password) => client.turnOff({ body: { password } })}
        onSent={showChanged}
        onCancel={showOverview}
      />
    ),
    addPasskey: () => (
      <PasswordStep
        t={t}
        email={email}
        action={t('settings.passkeys.add')}
        lead={t('settings.passkeys.addText')}
        send={async (password) => {
          const setup = await client.beginPasskey({ body: { password } });
          return client.addPasskey({ body: await createPasskey(setup) });
        }}
        onSent={showChanged}
        onCancel={showOverview}
      />
    ),
    removePasskey: () =>
      step.kind === 'removePasskey' && (
        <PasswordStep
          t={t}
          email={email}
          danger
          action={t('settings.passkeys.remove')}
          lead={t('settings.passkeys.removeText', { device: step.passkey.device || t('settings.sessions.unknown') })}
          send={(password) => client.removePasskey({ body: { id: step.passkey.id, password } })}
          onSent={showChanged}
          onCancel={showOverview}
        />
      ),
  };
  const overview = ({ since, recoveryCodesLeft, passkeys, passkeysOffered }: SecondFactorStatus) => {
    if (since)
      return (
        <div className="stack">
          <p>{t('settings.factor.on', { date: localDateText(language, since, me.user.timeZone) })}</p>
          <p>{t('settings.factor.left', { count: recoveryCodesLeft })}</p>
          <p className="form-actions">
            <Button onClick={() => setStep({ kind: 'renew' })}>{t('settings.factor.renew')}</Button>
            <Button onClick={() => setStep({ kind: 'turnOff' })}>{t('settings.factor.turnOff')}</Button>
          </p>
          {passkeysOffered && (
            <PasskeyList
              t={t}
              language={language}
              timeZone={me.user.timeZone}
              passkeys={passkeys}
              onAdd={() => setStep({ kind: 'addPasskey' })}
              onRemove={(passkey) => setStep({ kind: 'removePasskey', passkey })}
            />
          )}
        </div>
      );
    if (!me.user.signInMethods.includes('password'))
      return <p className="note">{t('settings.factor.passwordFirst')}</p>;
    return (
      <PasswordStep
        t={t}
        email={email}
        action={t('settings.factor.setUp')}
        lead={t('settings.factor.off')}
        send={(password) => client.begin({ body: { password } })}
        onSent={(setup) => setStep({ kind: 'setup', setup })}
      />
    );
  };
  return (
    <section className="section" id="second-factor" aria-labelledby="factor-title">
      <h2 id="factor-title">{t('settings.factor')}</h2>
      {me.actor.secondFactorDue && step.kind === 'overview' && (
        <div className="section-notice">
          <Notice tone="attention" title={t('settings.factor.required')} />
        </div>
      )}
      {step.kind === 'overview' ? (
        <LoadingBoundary t={t} query={query} lines={3}>
          {overview}
        </LoadingBoundary>
      ) : (
        views[step.kind]()
      )}
    </section>
  );
}

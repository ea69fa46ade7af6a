import {
  toInternalPath,
  type Me,
  type Passkey,
  type SecondFactorSetup,
  type SecondFactorStatus,
} from '@prentice/contract';
import { useState } from 'react';
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
type ChangeStep = Exclude<Step, { kind: 'overview' | 'setup' | 'codes' }>;

/** What a step changes once the password is given. */
interface Change extends Pick<PasswordStepProps<unknown>, 'action' | 'danger' | 'lead'> {
  /** @returns new recovery codes, where it makes some */
  readonly send: (password: string) => Promise<readonly string[] | null>;
}

function changeOf(step: ChangeStep, t: Translate): Change {
  const client = session.client.secondFactor;
  switch (step.kind) {
    case 'renew':
      return {
        action: t('settings.factor.renew'),
        lead: t('settings.factor.renewText'),
        send: async (password) => (await client.renewRecoveryCodes({ body: { password } })).codes,
      };
    case 'turnOff':
      return {
        action: t('settings.factor.turnOff'),
        danger: true,
        lead: t('settings.factor.turnOffText'),
        send: async (password) => {
          await client.turnOff({ body: { password } });
          return null;
        },
      };
    case 'addPasskey':
      return {
        action: t('settings.passkeys.add'),
        lead: t('settings.passkeys.addText'),
        send: async (password) => {
          const setup = await client.beginPasskey({ body: { password } });
          await client.addPasskey({ body: await createPasskey(setup) });
          return null;
        },
      };
    case 'removePasskey':
      return {
        action: t('settings.passkeys.remove'),
        danger: true,
        lead: t('settings.passkeys.removeText', { device: step.passkey.device || t('settings.sessions.unknown') }),
        send: async (password) => {
          await client.removePasskey({ body: { id: step.passkey.id, password } });
          return null;
        },
      };
  }
}

interface OverviewProps extends SecondFactorSectionProps {
  status: SecondFactorStatus;
  onStep: (step: Step) => void;
}

/** Shows whether the second factor is on, and what can be done about it. */
function Overview({ t, language, me, status, onStep }: OverviewProps) {
  const { since, recoveryCodesLeft, passkeys, passkeysOffered } = status;
  const { email, timeZone, signInMethods } = me.user;
  if (!since && !signInMethods.includes('password'))
    return <p className="note">{t('settings.factor.passwordFirst')}</p>;
  if (!since)
    return (
      <PasswordStep
        t={t}
        email={email}
        action={t('settings.factor.setUp')}
        lead={t('settings.factor.off')}
        send={(password) => session.client.secondFactor.begin({ body: { password } })}
        onSent={(setup) => onStep({ kind: 'setup', setup })}
      />
    );
  return (
    <div className="stack">
      <p>{t('settings.factor.on', { date: localDateText(language, since, timeZone) })}</p>
      <p>{t('settings.factor.left', { count: recoveryCodesLeft })}</p>
      <p className="form-actions">
        <Button onClick={() => onStep({ kind: 'renew' })}>{t('settings.factor.renew')}</Button>
        <Button onClick={() => onStep({ kind: 'turnOff' })}>{t('settings.factor.turnOff')}</Button>
      </p>
      {passkeysOffered && (
        <PasskeyList
          t={t}
          language={language}
          timeZone={timeZone}
          passkeys={passkeys}
          onAdd={() => onStep({ kind: 'addPasskey' })}
          onRemove={(passkey) => onStep({ kind: 'removePasskey', passkey })}
        />
      )}
    </div>
  );
}

/** Turns the second factor of the account on and off, makes new recovery codes, and adds and removes passkeys. */
export function SecondFactorSection({ t, language, me }: SecondFactorSectionProps) {
  const query = useSignedInQuery({ queryKey: ['second-factor'], queryFn: () => session.client.secondFactor.status() });
  const [step, setStep] = useState<Step>({ kind: 'overview' });
  const { email } = me.user;
  const showOverview = () => setStep({ kind: 'overview' });
  const showCodes = (codes: readonly string[]) => setStep({ kind: 'codes', codes });
  const showChanged = () => {
    showOverview();
    void query.refetch();
  };
  const leaveCodes = () => {
    /* Where it was required, the person wanted to go elsewhere. */
    const next = toInternalPath(new URLSearchParams(location.search).get('next'));
    if (me.actor.secondFactorDue) return location.assign(redirectTarget(me, next));
    showChanged();
  };
  const stepView = () => {
    switch (step.kind) {
      case 'overview':
        return (
          <LoadingBoundary t={t} query={query} lines={3}>
            {(status) => <Overview t={t} language={language} me={me} status={status} onStep={setStep} />}
          </LoadingBoundary>
        );
      case 'setup':
        return <SecondFactorSetupSteps t={t} setup={step.setup} onCodes={showCodes} onCancel={showOverview} />;
      case 'codes':
        return <RecoveryCodes t={t} email={email} codes={step.codes} onDone={leaveCodes} />;
      default:
        return (
          <PasswordStep
            key={step.kind}
            t={t}
            email={email}
            {...changeOf(step, t)}
            onSent={(codes) => (codes ? showCodes(codes) : showChanged())}
            onCancel={showOverview}
          />
        );
    }
  };
  return (
    <section className="section" id="second-factor" aria-labelledby="factor-title">
      <h2 id="factor-title">{t('settings.factor')}</h2>
      {me.actor.secondFactorDue && step.kind === 'overview' && (
        <div className="section-notice">
          <Notice tone="attention" title={t('settings.factor.required')} />
        </div>
      )}
      {stepView()}
    </section>
  );
}

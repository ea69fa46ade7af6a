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
import type { SettingDisclosure } from './open-setting.hook.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorSetupSteps } from './SecondFactorSetupSteps.tsx';
import { Setting } from './Setting.tsx';

interface SecondFactorSectionProps {
  t: Translate;
  language: Language;
  me: Me;
  disclosure: SettingDisclosure;
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
        extra={onCancel && <Button onClick={onCancel}>{t('settings.cancel')}</Button>}
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
  /* What is offered while it is off, and nothing while it is on. */
  | { readonly kind: 'setUp' }
  | { readonly kind: 'renew' | 'turnOff' | 'addPasskey' }
  | { readonly kind: 'removePasskey'; readonly passkey: Passkey }
  | { readonly kind: 'setup'; readonly setup: SecondFactorSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };
type ChangeStep = Exclude<Step, { kind: 'setUp' | 'setup' | 'codes' }>;

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

interface OverviewProps extends Omit<SecondFactorSectionProps, 'disclosure'> {
  status: SecondFactorStatus;
  onStep: (step: Step) => void;
}

/** Shows whether the second factor is on, and what can be done about it while it is. */
function Overview({ t, language, me, status, onStep }: OverviewProps) {
  const { since, recoveryCodesLeft, passkeys, passkeysOffered } = status;
  const { timeZone } = me.user;
  if (!since)
    return <p className="note">{t(isWithoutPassword(me) ? 'settings.factor.passwordFirst' : 'settings.factor.off')}</p>;
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

const isWithoutPassword = (me: Me): boolean => !me.user.signInMethods.includes('password');

/**
 * Keeps which step of the second factor is open. It closes as soon as another setting is opened, except for codes that
 * are shown nowhere else.
 */
function useSteps(disclosure: SettingDisclosure, isRequired: boolean) {
  const [step, setStep] = useState<Step>({ kind: 'setUp' });
  const isOpen = disclosure.isOpen || isRequired || step.kind === 'codes';
  const show = (next: Step): void => {
    setStep(next);
    disclosure.open();
  };
  const close = (): void => {
    setStep({ kind: 'setUp' });
    disclosure.close();
  };
  return { step, isOpen, show, close };
}

interface StepViewProps extends Pick<SecondFactorSectionProps, 't' | 'me'> {
  step: Step;
  onStep: (step: Step) => void;
  onChanged: () => void;
  onCancel: () => void;
}

/** Shows the step that is open. */
function StepView({ t, me, step, onStep, onChanged, onCancel }: StepViewProps) {
  const { email } = me.user;
  const { secondFactorDue } = me.actor;
  const showCodes = (codes: readonly string[]) => onStep({ kind: 'codes', codes });
  const leaveCodes = () => {
    /* Where it was required, the person wanted to go elsewhere. */
    const next = toInternalPath(new URLSearchParams(location.search).get('next'));
    if (secondFactorDue) return location.assign(redirectTarget(me, next));
    onChanged();
  };
  switch (step.kind) {
    case 'setUp':
      return (
        <PasswordStep
          t={t}
          email={email}
          action={t('settings.factor.setUp')}
          lead={t('settings.factor.off')}
          send={(password) => session.client.secondFactor.begin({ body: { password } })}
          onSent={(setup) => onStep({ kind: 'setup', setup })}
          {...(!secondFactorDue && { onCancel })}
        />
      );
    case 'setup':
      return <SecondFactorSetupSteps t={t} setup={step.setup} onCodes={showCodes} onCancel={onCancel} />;
    case 'codes':
      return <RecoveryCodes t={t} email={email} codes={step.codes} onDone={leaveCodes} />;
    default:
      return (
        <PasswordStep
          key={step.kind}
          t={t}
          email={email}
          {...changeOf(step, t)}
          onSent={(codes) => (codes ? showCodes(codes) : onChanged())}
          onCancel={onCancel}
        />
      );
  }
}

/** Turns the second factor of the account on and off, makes new recovery codes, and adds and removes passkeys. */
export function SecondFactorSection({ t, language, me, disclosure }: SecondFactorSectionProps) {
  const query = useSignedInQuery({ queryKey: ['second-factor'], queryFn: () => session.client.secondFactor.status() });
  const { secondFactorDue } = me.actor;
  const { step, isOpen, show, close } = useSteps(disclosure, secondFactorDue);
  /* The form stays until it is known what is on now. */
  const showChanged = () => void query.refetch().finally(close);
  const isOff = query.data?.since === null && !isWithoutPassword(me);
  /* What is on has its own buttons. */
  const isStepOpen = isOpen && (step.kind !== 'setUp' || isOff);
  return (
    <Setting
      t={t}
      title={t('settings.factor')}
      disclosure={{ ...disclosure, isOpen: isStepOpen, open: () => show({ kind: 'setUp' }) }}
      step={step.kind}
      action={isOff ? t('settings.factor.setUp') : null}
      value={
        <LoadingBoundary t={t} query={query} lines={3}>
          {(status) => <Overview {...{ t, language, me, status }} onStep={show} />}
        </LoadingBoundary>
      }
    >
      {secondFactorDue && step.kind === 'setUp' && (
        <div className="section-notice">
          <Notice tone="attention" title={t('settings.factor.required')} />
        </div>
      )}
      <StepView {...{ t, me, step }} onStep={show} onChanged={showChanged} onCancel={close} />
    </Setting>
  );
}

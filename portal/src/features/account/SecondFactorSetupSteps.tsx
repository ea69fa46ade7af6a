import type { SecondFactorSetup } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';

interface SecondFactorSetupStepsProps {
  t: Translate;
  setup: SecondFactorSetup;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

const groupsOf = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** Shows the key to an authenticator app and asks for its first code. */
export function SecondFactorSetupSteps({ t, setup, onCodes, onCancel }: SecondFactorSetupStepsProps) {
  const { size, path } = setup.qrCode;
  const form = useForm({
    initial: { code: '' },
    required: ['code'],
    t,
    send: ({ code }) => session.client.secondFactor.confirm({ body: { code } }),
    onSent: ({ codes }) => onCodes(codes),
  });
  return (
    <ol className="stack setup-steps">
      <li className="stack">
        <p className="prose">{t('settings.factor.scan')}</p>
        <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('settings.factor.qr')}>
          {/* Cameras need dark squares on white, also where the page is dark. */}
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <details>
          <summary>{t('settings.factor.byHand')}</summary>
          <p>
            <code className="setup-key">{groupsOf(setup.key)}</code>
          </p>
          <p>
            <a href={setup.uri}>{t('settings.factor.openApp')}</a>
          </p>
        </details>
      </li>
      <li className="stack">
        <p className="prose">{t('settings.factor.enter')}</p>
        <FormFrame
          t={t}
          form={form}
          action={t('settings.factor.confirm')}
          extra={<Button onClick={onCancel}>{t('settings.cancel')}</Button>}
        >
          <Field
            name="code"
            label={t('settings.factor.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            t={t}
            {...form.field('code')}
          />
        </FormFrame>
      </li>
    </ol>
  );
}

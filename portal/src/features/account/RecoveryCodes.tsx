import { brand } from '@prentice/contract';
import { saveFile } from '@prentice/client/browser';
import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface RecoveryCodesProps {
  t: Translate;
  email: string;
  codes: readonly string[];
  onDone: () => void;
}

/** Shows new recovery codes, which are shown nowhere else, to be copied, downloaded or printed. */
export function RecoveryCodes({ t, email, codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const act = useAction(t, () => t('settings.factor.copyFailed'));
  const text = `${brand.name}, ${email}\n${t('settings.factor.codes')}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    act.run(async () => {
      await navigator.clipboard.writeText(codes.join('\n'));
      setIsCopied(true);
    });
  return (
    <div className="stack recovery-codes">
      <h3>{t('settings.factor.codes')}</h3>
      <p className="prose">{t('settings.factor.codesText')}</p>
      <ul className="plain code-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="form-actions">
        <Button onClick={() => void copy()}>{t('settings.factor.copy')}</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'prentice-recovery-codes.txt')}>
          {t('settings.factor.download')}
        </Button>
        <Button onClick={() => print()}>{t('settings.factor.print')}</Button>
      </p>
      {isCopied && <Notice tone="answered" role="status" title={t('settings.factor.copied')} />}
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <p className="form-actions">
        <Button look="primary" onClick={onDone}>
          {t('settings.factor.stored')}
        </Button>
      </p>
    </div>
  );
}

import type { Passkey } from '@prentice/contract';
import { localDateText } from '../../i18n/date-time.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { supportsPasskeys } from '../../session/passkeys.ts';
import { Button } from '../../ui/Button.tsx';

interface PasskeyListProps {
  t: Translate;
  language: Language;
  timeZone: string;
  passkeys: readonly Passkey[];
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}

/** Shows the passkeys of the account, each of which can be removed, and adds another one. */
export function PasskeyList({ t, language, timeZone, passkeys, onAdd, onRemove }: PasskeyListProps) {
  const dateOf = (instant: string) => localDateText(language, instant, timeZone);
  const deviceOf = ({ device }: Passkey) => device || t('settings.sessions.unknown');
  return (
    <section className="stack" aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">{t('settings.passkeys')}</h3>
      <p className="prose">{t('settings.passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="plain lines">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                {deviceOf(passkey)}
                <span className="note">
                  {t('settings.passkeys.added', { date: dateOf(passkey.createdAt) })}
                  {passkey.lastUsedAt && `, ${t('settings.passkeys.used', { date: dateOf(passkey.lastUsedAt) })}`}
                </span>
              </span>
              <button
                type="button"
                className="button is-small"
                aria-label={`${t('settings.passkeys.remove')}: ${deviceOf(passkey)}`}
                onClick={() => onRemove(passkey)}
              >
                {t('settings.passkeys.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {supportsPasskeys() ? (
        <p className="form-actions">
          <Button onClick={onAdd}>{t('settings.passkeys.add')}</Button>
        </p>
      ) : (
        <p className="note">{t('settings.passkeys.unsupported')}</p>
      )}
    </section>
  );
}

import type { Me } from '@prentice/contract';
import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface SignInMethodsSectionProps {
  t: Translate;
  me: Me;
  providers: readonly { id: string; name: string }[];
  onMe: (me: Me) => void;
}

/**
 * Lists the sign-in methods and offers to set a password where there is none. Hidden when a password is the only
 * method.
 */
export function SignInMethodsSection({ t, me, providers, onMe }: SignInMethodsSectionProps) {
  const [isSent, setIsSent] = useState(false);
  const [removed, setRemoved] = useState<string>();
  const act = useAction(t);
  const { email, signInMethods } = me.user;
  const hasPassword = signInMethods.includes('password');
  if (hasPassword && signInMethods.length === 1 && !removed) return null;
  const nameOf = (method: string): string =>
    method === 'password'
      ? t('settings.ways.password')
      : (providers.find(({ id }) => id === method)?.name ?? method.replace(/^oidc\./, ''));
  const ask = () =>
    act.run(async () => {
      await session.client.auth.forgotPassword({ body: { email } });
      setIsSent(true);
    });
  const remove = (provider: string) =>
    act.run(async () => {
      onMe(await session.client.account.unlinkIdentity({ params: { provider } }));
      setRemoved(nameOf(provider));
    });
  return (
    <section className="section setting" aria-labelledby="ways-title">
      <h2 id="ways-title">{t('settings.ways')}</h2>
      <div className="setting-body">
        <ul className="plain lines">
          {signInMethods.map((method) => (
            <li key={method}>
              <span>{nameOf(method)}</span>
              {hasPassword && method !== 'password' && (
                <Button look="small" busy={act.busy} onClick={() => void remove(method)}>
                  {t('settings.ways.remove', { name: nameOf(method) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
        {removed && <Notice tone="answered" role="status" title={t('settings.ways.removed', { name: removed })} />}
        {isSent && <Notice tone="answered" role="status" title={t('settings.ways.sent', { email })} />}
        {!hasPassword && !isSent && (
          <div className="stack">
            <p className="prose">{t('settings.ways.none')}</p>
            <p>
              <Button busy={act.busy} onClick={() => void ask()}>
                {t('settings.ways.mail')}
              </Button>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

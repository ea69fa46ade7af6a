import type { Me } from '@prentice/contract';
import { homePathOf } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { endSession, getCurrentUser } from '../../session/current-user.ts';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/hydrated.hook.ts';

/** Shows who is signed in, with a link home and a button to switch to another account. */
export default function SwitchAccount({ text }: { text: IslandText }) {
  const t = createTranslator(text);
  const [me, setMe] = useState<Me | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ready = useHydrated();
  useEffect(() => {
    const look = async (): Promise<void> => setMe(await getCurrentUser().catch(() => null));
    void look();
  }, []);
  const change = async (): Promise<void> => {
    setIsBusy(true);
    await endSession().catch(() => undefined);
    location.assign('/auth/login');
  };
  return (
    <div className="stack">
      {me && <p>{t('auth.unauthorized.as', { email: me.user.email, role: t(`auth.role.${me.user.role}`) })}</p>}
      <div className="form-actions">
        <a className="button is-primary" href={me ? homePathOf(me.actor) : '/'}>
          {t(me ? 'auth.unauthorized.home' : 'auth.unauthorized.start')}
        </a>
        <Button busy={isBusy || !ready} onClick={() => void change()}>
          {t('auth.unauthorized.switch')}
        </Button>
      </div>
    </div>
  );
}

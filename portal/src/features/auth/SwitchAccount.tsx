import type { Me } from '@prentice/contract';
import { homeOf } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { translatorOf, type IslandText } from '../../i18n/translate.ts';
import { leave, whoIsHere } from '../../session/person.ts';
import { Button } from '../../ui/Button.tsx';
import { useReady } from '../../ui/ready.hook.ts';

/** Who is signed in, the way home, and another account. */
export default function SwitchAccount({ text }: { text: IslandText }) {
  const t = translatorOf(text);
  const [me, setMe] = useState<Me | null>(null);
  const [busy, setBusy] = useState(false);
  const ready = useReady();
  useEffect(() => {
    const look = async (): Promise<void> => setMe(await whoIsHere().catch(() => null));
    void look();
  }, []);
  const change = async (): Promise<void> => {
    setBusy(true);
    await leave().catch(() => undefined);
    location.assign('/auth/login');
  };
  return (
    <div className="stack">
      {me && <p>{t('auth.unauthorized.as', { email: me.user.email, role: t(`auth.role.${me.user.role}`) })}</p>}
      <div className="form-actions">
        <a className="button is-primary" href={me ? homeOf(me.actor) : '/'}>
          {t(me ? 'auth.unauthorized.home' : 'auth.unauthorized.start')}
        </a>
        <Button busy={busy || !ready} onClick={() => void change()}>
          {t('auth.unauthorized.switch')}
        </Button>
      </div>
    </div>
  );
}

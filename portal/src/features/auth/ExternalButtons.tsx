import { Refusal, type ExternalDoor } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { translatorOf, type IslandText } from '../../i18n/translate.ts';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/form.errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useReady } from '../../ui/ready.hook.ts';
import { keepBeginning } from './external.problems.ts';

interface ExternalButtonsProps {
  text: IslandText;
  providers: readonly { id: string; name: string }[];
  /** The door that one comes in by; null where it is not chosen yet. */
  door: ExternalDoor | null;
  next: string | null;
}

/** Ways in by an external provider: the browser goes there and comes back. No script of theirs is on our pages. */
export default function ExternalButtons({ text, providers, door, next }: ExternalButtonsProps) {
  const t = translatorOf(text);
  const [leaving, setLeaving] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const ready = useReady();
  useEffect(() => {
    /* Who comes back by the browser's own button finds the page as it was left. */
    const back = () => setLeaving(undefined);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const go = async (provider: string, name: string): Promise<void> => {
    setLeaving(provider);
    setFailure(undefined);
    try {
      const { url } = await session.client.external.start({ body: { provider, door, next } });
      keepBeginning(sessionStorage, { door, next });
      location.assign(url);
    } catch (error) {
      const isDown = error instanceof Refusal && error.code === 'IDP_UNAVAILABLE';
      setFailure(isDown ? t('auth.external.down', { name }) : failureText(error, t));
      setLeaving(undefined);
    }
  };
  return (
    <div className="stack">
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      <fieldset className="form-actions" disabled={!ready}>
        {providers.map(({ id, name }) => (
          <Button key={id} busy={leaving !== undefined} onClick={() => void go(id, name)}>
            {t(leaving === id ? 'auth.external.leaving' : 'auth.external.continue', { name })}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

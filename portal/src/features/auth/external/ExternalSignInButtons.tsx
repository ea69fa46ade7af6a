import { AppError, type ExternalSignInPage } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { createTranslator, type IslandText } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { failureMessage } from '../../../ui/form-errors.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useHydrated } from '../../../ui/hydrated.hook.ts';
import { saveSignInOrigin } from './external-sign-in-problems.ts';

interface ExternalSignInButtonsProps {
  text: IslandText;
  providers: readonly { id: string; name: string }[];
  /** The sign-in page that is used; null where the role is not chosen yet. */
  signInPage: ExternalSignInPage | null;
  next: string | null;
}

/** Buttons that sign in with an external provider by redirect, without scripts of the provider. */
export default function ExternalSignInButtons({ text, providers, signInPage, next }: ExternalSignInButtonsProps) {
  const t = createTranslator(text);
  const [leaving, setLeaving] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const ready = useHydrated();
  useEffect(() => {
    /* The back button of the browser restores the page as it was left. */
    const back = () => setLeaving(undefined);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const go = async (provider: string, name: string): Promise<void> => {
    setLeaving(provider);
    setFailure(undefined);
    try {
      const { url } = await session.client.external.start({ body: { provider, signInPage, next } });
      saveSignInOrigin(sessionStorage, { signInPage, next });
      location.assign(url);
    } catch (error) {
      const isDown = error instanceof AppError && error.code === 'IDP_UNAVAILABLE';
      setFailure(isDown ? t('auth.external.down', { name }) : failureMessage(error, t));
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

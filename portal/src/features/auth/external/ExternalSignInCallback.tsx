import type { ExternalSignedIn, ExternalReply, OpenedSession } from '@prentice/contract';
import { AppError } from '@prentice/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createTranslator, type IslandText } from '../../../i18n/translate.ts';
import { redirectTarget, withNext } from '../../../session/redirects.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { failureMessage } from '../../../ui/form-errors.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CodeForm } from '../sign-in/CodeForm.tsx';
import { ConsentsForm } from '../ConsentsForm.tsx';
import { problemPath, problemFromError, readSignInOrigin, type SignInOrigin } from './external-sign-in-problems.ts';
import { ExternalSignUpForm } from './ExternalSignUpForm.tsx';

type CodeNeeded = Extract<ExternalSignedIn, { outcome: 'code_needed' }>;
type Newcomer = Extract<ExternalReply, { outcome: 'sign_up_needed' }>;

/** Returns the parameters that the provider added to the redirect. */
const readCallbackParams = (query: URLSearchParams) => ({
  state: query.get('state') ?? '',
  code: query.get('code'),
  error: query.get('error'),
});

/** Returns where signing in began, with the right sign-in page where the error names one. */
function originOf(error: unknown): SignInOrigin {
  const origin = readSignInOrigin(sessionStorage);
  const signInPage = error instanceof AppError ? error.params['signInPage'] : undefined;
  return typeof signInPage === 'string' ? { ...origin, signInPage } : origin;
}

/**
 * Finishes signing in after the redirect from the provider: signs in, asks new people to sign up, or shows the problem.
 */
export default function ExternalSignInCallback({ text }: { text: IslandText }) {
  const [t] = useState(() => createTranslator(text));
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [opened, setOpened] = useState<{ session: OpenedSession; next: string | null }>();
  const [codeNeeded, setCodeNeeded] = useState<CodeNeeded>();
  const [failure, setFailure] = useState<string>();
  const hasStarted = useRef(false);

  const enter = useCallback((signedIn: OpenedSession, next: string | null): void => {
    session.setToken(signedIn.accessToken);
    if (signedIn.me.consentsDue.length > 0) setOpened({ session: signedIn, next });
    else location.replace(redirectTarget(signedIn.me, next));
  }, []);
  const continueWith = useCallback(
    (reply: ExternalSignedIn): void => {
      if (reply.outcome === 'signed_in') enter(reply.session, reply.next);
      else setCodeNeeded(reply);
    },
    [enter],
  );
  const stop = useCallback(
    (error: unknown): void => {
      const problem = problemFromError(error);
      if (problem) location.replace(problemPath(problem, originOf(error)));
      else setFailure(failureMessage(error, t));
    },
    [t],
  );
  const finish = useCallback(async (): Promise<void> => {
    setFailure(undefined);
    try {
      const reply = await session.client.external.finish({
        body: readCallbackParams(new URLSearchParams(location.search)),
      });
      if (reply.outcome === 'denied') location.replace(problemPath('denied', reply));
      else if (reply.outcome === 'sign_up_needed') setNewcomer(reply);
      else continueWith(reply);
    } catch (error) {
      stop(error);
    }
  }, [continueWith, stop]);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void finish();
  }, [finish]);

  if (opened) {
    const { me } = opened.session;
    return <ConsentsForm t={t} me={me} onDone={() => location.replace(redirectTarget(me, opened.next))} />;
  }
  if (codeNeeded)
    return (
      <CodeForm
        t={t}
        challenge={codeNeeded}
        onOpened={(reply) => enter(reply, codeNeeded.next)}
        onExpired={() => location.replace(withNext('/auth/login', codeNeeded.next))}
      />
    );
  if (newcomer)
    return (
      <ExternalSignUpForm t={t} language={text.language} newcomer={newcomer} onEntered={continueWith} onStop={stop} />
    );
  if (failure)
    return (
      <Notice tone="attention" role="alert" title={t('auth.external.failed')}>
        <p>{failure}</p>
        <Button onClick={() => void finish()}>{t('auth.external.again')}</Button>
      </Notice>
    );
  return <p role="status">{t('auth.external.returning')}</p>;
}

import type { ExternalEntered, ExternalReply, OpenedSession } from '@prentice/contract';
import { Refusal } from '@prentice/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { translatorOf, type IslandText } from '../../i18n/translate.ts';
import { onwardPath } from '../../session/ways.ts';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/form.errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ConsentsForm } from './ConsentsForm.tsx';
import { problemAddress, problemOf, readBeginning, type Beginning } from './external.problems.ts';
import { ExternalSignUpForm } from './ExternalSignUpForm.tsx';

type Newcomer = Extract<ExternalReply, { outcome: 'sign_up_needed' }>;

/** What the provider gave the browser to bring back. */
const brought = (query: URLSearchParams) => ({
  state: query.get('state') ?? '',
  code: query.get('code'),
  error: query.get('error'),
});

/** The right door stands in the refusal; all else goes back to where it began. */
function beginningOf(error: unknown): Beginning {
  const begun = readBeginning(sessionStorage);
  const door = error instanceof Refusal ? error.params['door'] : undefined;
  return typeof door === 'string' ? { ...begun, door } : begun;
}

/** Finishes signing in after the visit to the provider: lets in, asks somebody new, or says what went wrong. */
export default function ExternalReturn({ text }: { text: IslandText }) {
  const [t] = useState(() => translatorOf(text));
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [opened, setOpened] = useState<{ session: OpenedSession; next: string | null }>();
  const [failure, setFailure] = useState<string>();
  const begun = useRef(false);

  const enter = useCallback(({ session: entered, next }: ExternalEntered): void => {
    session.accept(entered.accessToken);
    if (entered.me.consentsDue.length > 0) setOpened({ session: entered, next });
    else location.replace(onwardPath(entered.me, next));
  }, []);
  const stop = useCallback(
    (error: unknown): void => {
      const problem = problemOf(error);
      if (problem) location.replace(problemAddress(problem, beginningOf(error)));
      else setFailure(failureText(error, t));
    },
    [t],
  );
  const finish = useCallback(async (): Promise<void> => {
    setFailure(undefined);
    try {
      const reply = await session.client.external.finish({ body: brought(new URLSearchParams(location.search)) });
      if (reply.outcome === 'signed_in') enter(reply);
      else if (reply.outcome === 'denied') location.replace(problemAddress('denied', reply));
      else setNewcomer(reply);
    } catch (error) {
      stop(error);
    }
  }, [enter, stop]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void finish();
  }, [finish]);

  if (opened) {
    const { me } = opened.session;
    return <ConsentsForm t={t} me={me} onDone={() => location.replace(onwardPath(me, opened.next))} />;
  }
  if (newcomer)
    return <ExternalSignUpForm t={t} language={text.language} newcomer={newcomer} onEntered={enter} onStop={stop} />;
  if (failure)
    return (
      <Notice tone="attention" role="alert" title={t('auth.external.failed')}>
        <p>{failure}</p>
        <Button onClick={() => void finish()}>{t('auth.external.again')}</Button>
      </Notice>
    );
  return <p role="status">{t('auth.external.returning')}</p>;
}

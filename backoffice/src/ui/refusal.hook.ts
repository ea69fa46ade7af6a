import { knownSentence, Refusal } from '@prentice/contract';
import { HttpError, useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';

const codeOf = (failure: unknown): string | undefined => {
  if (failure instanceof Refusal) return failure.code;
  if (failure instanceof HttpError && typeof failure.body === 'object') return failure.body?.code;
  return undefined;
};

/** True for the refusal with this code, from the typed client or through react-admin. */
export const isRefusal = (failure: unknown, code: string): boolean => codeOf(failure) === code;

const isOurs = (failure: unknown): failure is Refusal | HttpError =>
  failure instanceof Refusal || failure instanceof HttpError;

/** `fetch` rejects with a TypeError where there was no answer at all. */
const isUnreachable = (failure: unknown): boolean => failure instanceof TypeError;

/** True where the same request can succeed a moment later: nobody answered, or the server was too busy for it. */
export const isPassing = (failure: unknown): boolean =>
  isUnreachable(failure) || (isOurs(failure) && (failure.status === 503 || failure.status === 429));

const paramsOf = (failure: unknown): Readonly<Record<string, unknown>> => {
  if (failure instanceof Refusal) return failure.params;
  const params: unknown = failure instanceof HttpError ? failure.body?.params : undefined;
  return typeof params === 'object' && params !== null ? { ...params } : {};
};

/** What parameters of refusals name: states, permissions and fields have words of their own. */
const WORDS = ['internshipState', 'applicationState', 'verificationState', 'caseState', 'permission', 'posting.field'];

function wordsOf(value: unknown, translate: (key: string, values?: object) => string): unknown {
  if (typeof value !== 'string') return value;
  const word = (part: string): string =>
    WORDS.map((prefix) => translate(`${prefix}.${part}`, { _: part })).find((said) => said !== part) ?? part;
  return value.split(', ').map(word).join(', ');
}

/** A refusal as far as its words depend on it, as in the reply to a request about several records. */
interface Said {
  readonly code: string | null | undefined;
  readonly message: string | null;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** The sentence of a refusal in the reader's language, with what it names in words. */
export function useRefusedText(): (refused: Said) => string {
  const translate = useTranslate();
  return useCallback(
    ({ code, message, params = {} }) => {
      const named = Object.entries(params).map(([name, value]) => [name, wordsOf(value, translate)]);
      return translate(`refusal.${code}`, { ...Object.fromEntries(named), _: message ?? '' });
    },
    [translate],
  );
}

/** Says a failure in the reader's words: the refusal's own sentence, in their language where there is one. */
export function useFailureText(): (failure: unknown) => string {
  const translate = useTranslate();
  const say = useRefusedText();
  return useCallback(
    (failure) => {
      if (isUnreachable(failure)) return translate('failure.unreachable');
      if (!isOurs(failure)) return translate('refusal.other');
      const own = say({ code: codeOf(failure), message: failure.message, params: paramsOf(failure) });
      const field = failure instanceof Refusal ? failure.fields[0] : undefined;
      return field ? `${own} ${translate(knownSentence(field.message))}` : own;
    },
    [translate, say],
  );
}

/** Shows a failure as a notification. */
export function useShowFailure(): (failure: unknown) => void {
  const notify = useNotify();
  const say = useFailureText();
  return useCallback((failure) => notify(say(failure), { type: 'error', autoHideDuration: 9_000 }), [notify, say]);
}

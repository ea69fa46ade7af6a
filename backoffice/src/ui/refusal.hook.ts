import { Refusal } from '@prentice/contract';
import { HttpError, useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';

const codeOf = (failure: unknown): string | undefined => {
  if (failure instanceof Refusal) return failure.code;
  if (failure instanceof HttpError && typeof failure.body === 'object') return failure.body?.code;
  return undefined;
};

/** True for the refusal with this code, from the typed client or through react-admin. */
export const isRefusal = (failure: unknown, code: string): boolean => codeOf(failure) === code;

const isOurs = (failure: unknown): failure is Error => failure instanceof Refusal || failure instanceof HttpError;

/** `fetch` rejects with a TypeError where there was no answer at all. */
const isUnreachable = (failure: unknown): boolean => failure instanceof TypeError;

/** Says a failure in the reader's words: the refusal's own sentence, in their language where there is one. */
export function useFailureText(): (failure: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (failure) => {
      if (isUnreachable(failure)) return translate('failure.unreachable');
      const fields = failure instanceof Refusal ? failure.fields : [];
      const sentence = isOurs(failure) ? failure.message : translate('refusal.other');
      const code = codeOf(failure);
      const own = code ? translate(`refusal.${code}`, { _: sentence }) : sentence;
      return fields[0] ? `${own} ${fields[0].message}` : own;
    },
    [translate],
  );
}

/** Shows a failure as a notification. */
export function useShowFailure(): (failure: unknown) => void {
  const notify = useNotify();
  const say = useFailureText();
  return useCallback((failure) => notify(say(failure), { type: 'error', autoHideDuration: 9_000 }), [notify, say]);
}

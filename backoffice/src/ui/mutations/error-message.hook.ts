import { knownFieldMessage, AppError, fileTypesText } from '@prentice/contract';
import { HttpError, useLocale, useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';

const codeOf = (failure: unknown): string | undefined => {
  if (failure instanceof AppError) return failure.code;
  if (failure instanceof HttpError && typeof failure.body === 'object') return failure.body?.code;
  return undefined;
};

/** Returns true for the refusal with this code, from the typed client or through react-admin. */
export const hasErrorCode = (failure: unknown, code: string): boolean => codeOf(failure) === code;

const isApiError = (failure: unknown): failure is AppError | HttpError =>
  failure instanceof AppError || failure instanceof HttpError;

/** Returns whether nobody answered: `fetch` rejects with a TypeError where there was no answer at all. */
const isUnreachable = (failure: unknown): boolean => failure instanceof TypeError;

/** Returns true where the same request can succeed a moment later: nobody answered, or the server was too busy for it. */
export const isTemporary = (failure: unknown): boolean =>
  isUnreachable(failure) || (isApiError(failure) && (failure.status === 503 || failure.status === 429));

const paramsOf = (failure: unknown): Readonly<Record<string, unknown>> => {
  if (failure instanceof AppError) return failure.params;
  const params: unknown = failure instanceof HttpError ? failure.body?.params : undefined;
  return typeof params === 'object' && params !== null ? { ...params } : {};
};

/** What parameters of refusals name: states, permissions and fields have words of their own. */
const LABEL_PREFIXES = [
  'internshipState',
  'applicationState',
  'verificationState',
  'caseState',
  'newsState',
  'permission',
  'posting.field',
];

function labelsOf(value: unknown, translate: (key: string, values?: object) => string): unknown {
  if (typeof value !== 'string') return value;
  const partLabel = (part: string): string =>
    LABEL_PREFIXES.map((prefix) => translate(`${prefix}.${part}`, { _: part })).find((label) => label !== part) ?? part;
  return value.split(', ').map(partLabel).join(', ');
}

/** A refusal as far as its words depend on it, as in the reply to a request about several records. */
interface ErrorDescription {
  readonly code: string | null | undefined;
  readonly message: string | null;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the sentence of a refusal in the reader's language, with what it names in words. */
export function useErrorMessage(): (refused: ErrorDescription) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return useCallback(
    ({ code, message, params = {} }) => {
      const named = Object.entries(params).map(([name, value]) => [
        name,
        name === 'types' ? fileTypesText(String(value), locale) : labelsOf(value, translate),
      ]);
      return translate(`refusal.${code}`, { ...Object.fromEntries(named), _: message ?? '' });
    },
    [translate, locale],
  );
}

/** Says a failure in the reader's words: the refusal's own sentence, in their language where there is one. */
export function useFailureMessage(): (failure: unknown) => string {
  const translate = useTranslate();
  const errorMessageOf = useErrorMessage();
  return useCallback(
    (failure) => {
      if (isUnreachable(failure)) return translate('failure.unreachable');
      if (!isApiError(failure)) return translate('refusal.other');
      const message = errorMessageOf({ code: codeOf(failure), message: failure.message, params: paramsOf(failure) });
      const field = failure instanceof AppError ? failure.fields[0] : undefined;
      const about = field && translate(knownFieldMessage(field.message));
      return about && about !== message ? `${message} ${about}` : message;
    },
    [translate, errorMessageOf],
  );
}

/** Shows a failure as a notification, after a title if there is one. */
export function useNotifyFailure(): (failure: unknown, title?: string) => void {
  const notify = useNotify();
  const failureMessage = useFailureMessage();
  return useCallback(
    (failure, title) =>
      notify([title, failureMessage(failure)].filter(Boolean).join(' '), { type: 'error', autoHideDuration: 9_000 }),
    [notify, failureMessage],
  );
}

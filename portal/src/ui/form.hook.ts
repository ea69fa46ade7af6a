import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { Translate } from '../i18n/translate.ts';
import { useFailure } from './failure.hook.ts';
import {
  failureMessage,
  isAboutFields,
  requiredErrors,
  serverFieldErrors,
  schemaErrors,
  type FailureMessages,
  type FieldErrors,
} from './form-errors.ts';

type Fields = Record<string, unknown>;

interface FormOptions<V extends Fields, R> {
  initial: V;
  /**
   * The contract's own schema for what is sent, or how to load it: the schemas of a page for signing in come with the
   * first field that somebody enters, as they are as large as the rest of the page.
   */
  schema?: z.ZodType | (() => Promise<z.ZodType>);
  /** Fields that must not be empty. Forms without a schema leave everything else to the server. */
  required?: readonly (keyof V & string)[];
  t: Translate;
  /** Builds the request body from the values; the values themselves when absent. */
  payload?: (values: V) => unknown;
  send: (values: V) => Promise<R>;
  onSent: (reply: R) => void;
  /** Messages that replace the general ones of error codes. */
  failureMessages?: FailureMessages;
}

/** What a text field shows, and what it does when somebody types. */
export interface FormField {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

type TextName<V extends Fields> = { [K in keyof V]: string extends V[K] ? K : never }[keyof V] & string;

export interface Form<V extends Fields> {
  values: V;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /**
   * Returns the properties of the control of a text.
   * @param path its place in what is sent, where that has another name
   */
  field: (name: TextName<V>, path?: string) => FormField;
  errors: FieldErrors;
  /** Message about a failure of the whole form. */
  failure: string | undefined;
  busy: boolean;
  /** Whether the current values were sent: nothing was changed since then or during the request. */
  sent: boolean;
  /** For `<FormFrame>`: sends the form. */
  submit: () => Promise<void>;
  /** For `<FormFrame>`: loads what sending will need. */
  prepare: () => void;
}

/**
 * One form: checks with the contract's schema, sends once, keeps what was typed when it fails, and puts the server's
 * answers beside the fields. A field's error goes away as soon as the field changes.
 */
export function useForm<V extends Fields, R>(options: FormOptions<V, R>): Form<V> {
  const { schema, required = [], t, send, onSent, payload, failureMessages } = options;
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { failure, fail, forget } = useFailure();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const changes = useRef(0);
  const underway = useRef(false);

  const check = async (): Promise<FieldErrors> => {
    const missing = requiredErrors(values, required, t);
    const loadedSchema = typeof schema === 'function' ? await schema() : schema;
    return loadedSchema
      ? { ...schemaErrors(loadedSchema, payload ? payload(values) : values, t), ...missing }
      : missing;
  };

  const submit = async (): Promise<void> => {
    if (underway.current) return;
    underway.current = true;
    const before = changes.current;
    forget();
    setBusy(true);
    try {
      const errors = await check();
      setErrors(errors);
      if (Object.keys(errors).length > 0) return;
      onSent(await send(values));
      setSent(changes.current === before);
    } catch (error) {
      setErrors(serverFieldErrors(error, t));
      /* The fields say it themselves, and the form counts them. */
      if (!isAboutFields(error)) fail(error, failureMessage(error, t, failureMessages));
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };

  const set: Form<V>['set'] = (name, value) => {
    changes.current += 1;
    setSent(false);
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => field !== name)));
  };

  /* Where it fails, sending tries again and says so. */
  const prepare = (): void => void (typeof schema === 'function' && schema().catch(() => undefined));

  const field: Form<V>['field'] = (name, path = name) => ({
    value: String(values[name]),
    onChange: (value) => set(name, value as V[typeof name]),
    error: errors[path],
  });

  return { values, set, field, errors, failure, busy, sent, submit, prepare };
}

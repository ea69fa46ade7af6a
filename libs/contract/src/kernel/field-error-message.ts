import { fieldErrorsDe } from './field-errors-de.messages.ts';

const NUMBER = /-?\d+(?:\.\d+)?/g;
const GENERIC_MESSAGE = 'This isn’t valid. Check what you entered.';

function splitNumbers(sentence: string): { template: string; numbers: string[] } {
  const numbers: string[] = [];
  const template = sentence.replace(NUMBER, (quoted) => `{${numbers.push(quoted) - 1}}`);
  return { template, numbers };
}

const isKnownMessage = (sentence: string): boolean => Object.hasOwn(fieldErrorsDe, splitNumbers(sentence).template);

/** Translates a sentence of the contract or the API about a field; null for any other sentence. */
export function translateFieldMessage(sentence: string, locale: string): string | null {
  const { template, numbers } = splitNumbers(sentence);
  const german = Object.hasOwn(fieldErrorsDe, template) ? fieldErrorsDe[template] : undefined;
  if (german === undefined) return null;
  if (!locale.startsWith('de')) return sentence;
  return german.replace(/\{(\d+)\}/g, (_, placeholder: string) => numbers[Number(placeholder)] ?? '');
}

/** Returns the sentence where every language has it, else one that fits whatever is wrong. */
export const knownFieldMessage = (sentence: string): string => (isKnownMessage(sentence) ? sentence : GENERIC_MESSAGE);

/** One thing that a schema refuses, as far as its words depend on it. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly origin?: string | undefined;
  readonly expected?: unknown;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
}

function tooSmall(origin: string | undefined, least: number): string {
  if (origin === 'string') return least === 1 ? 'Fill this in.' : `Write at least ${least} characters.`;
  return origin === 'array' && least === 1 ? 'At least one.' : `At least ${least}.`;
}

function byCode({ code, origin, expected, minimum, maximum }: SchemaIssue): string {
  switch (code) {
    case 'too_small':
      return tooSmall(origin, Number(minimum));
    case 'too_big':
      return origin === 'string' ? `At most ${maximum} characters.` : `At most ${maximum}.`;
    case 'invalid_type':
      return expected === 'int' ? 'Enter a whole number.' : 'Fill this in.';
    case 'invalid_value':
    case 'invalid_union':
      return 'Choose one.';
    default:
      return GENERIC_MESSAGE;
  }
}

/** Returns what is wrong in words that every language has: the schema's own, or by the kind of what is wrong. */
export const issueMessage = (issue: SchemaIssue): string =>
  isKnownMessage(issue.message) ? issue.message : byCode(issue);

import { z } from 'zod';
import type { FieldError } from '../kernel/errors.ts';
import { issueMessage } from '../kernel/field-error-message.ts';
import { day, httpsUrl, line, text } from '../kernel/text.ts';
import type { Question } from '../internships/internship.contract.ts';
import type { Answer } from './application.contract.ts';
import { answerLengths } from './application-limits.ts';

type Value = Answer['value'];

/** Returns what an answer to a question must look like once there is one. */
function schemaOf(question: Question): z.ZodType {
  const offered = z.string().refine((value) => question.options.includes(value), 'Choose one of the options.');
  switch (question.kind) {
    case 'short':
      return line(0, answerLengths.short);
    case 'long':
      return text(0, answerLengths.long);
    case 'single':
      return offered;
    case 'multi':
      return z.array(offered).refine((chosen) => new Set(chosen).size === chosen.length, 'Use each option only once.');
    case 'number':
      return z.number('Enter a number.').min(-1e12, 'Too small.').max(1e12, 'Too large.');
    case 'date':
      return day;
    case 'url':
      return httpsUrl;
    case 'checkbox':
      return z.boolean('Tick the box or leave it empty.');
  }
}

/** Returns whether an answer says nothing: blank text, no option chosen, a box that is not ticked. */
export const isEmptyAnswer = (value: Value | undefined): boolean =>
  value === undefined ||
  value === false ||
  (typeof value !== 'number' && value !== true && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '');

function faultOf(question: Question, value: Value | undefined, field: string): FieldError[] {
  if (value === undefined || isEmptyAnswer(value))
    return question.required ? [{ field, code: 'QUESTION_REQUIRED', message: 'Answer this question.' }] : [];
  const checked = schemaOf(question).safeParse(value);
  const issue = checked.error?.issues[0];
  return issue ? [{ field, code: issue.code, message: issueMessage(issue) }] : [];
}

/**
 * Returns what is wrong with the answers to a posting's questions: required ones that are missing (`QUESTION_REQUIRED`), values
 * that do not fit the kind, options that were not offered, answers to questions that were not asked or given twice.
 * Empty when all is well. `field` is `answers.<key>`.
 */
export function answerFaults(questions: readonly Question[], answers: readonly Answer[]): FieldError[] {
  const valuesByKey = new Map(answers.map((answer) => [answer.key, answer.value]));
  const questionKeys = new Set(questions.map((question) => question.key));
  const strangers = answers
    .filter(
      (answer, index) =>
        !questionKeys.has(answer.key) || answers.findIndex((entry) => entry.key === answer.key) !== index,
    )
    .map(({ key }) => ({ field: `answers.${key}`, code: 'unknown', message: 'This question was not asked.' }));
  return [
    ...questions.flatMap((question) => faultOf(question, valuesByKey.get(question.key), `answers.${question.key}`)),
    ...strangers,
  ];
}

/** Returns the answers that say something, in the order asked. */
export const nonEmptyAnswers = (questions: readonly Question[], answers: readonly Answer[]): Answer[] =>
  questions.flatMap(({ key }) => answers.find((answer) => answer.key === key && !isEmptyAnswer(answer.value)) ?? []);

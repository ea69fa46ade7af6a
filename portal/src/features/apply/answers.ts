import { answerLengths, isEmptyAnswer, type Answer, type Question } from '@prentice/contract';

/** The content of a question's control; the kinds that are not texts have their own form. */
export type AnswerValue = Answer['value'];
export type Answers = Readonly<Record<string, AnswerValue>>;

/** Answers by key, as a draft keeps them. */
export const toAnswers = (answers: readonly Answer[]): Answers =>
  Object.fromEntries(answers.map((answer) => [answer.key, answer.value]));

/** Turns what was typed into a value: a number is typed as text and sent as a number. */
const toSubmittedValue = (question: Question, value: AnswerValue): AnswerValue =>
  question.kind === 'number' && typeof value === 'string' ? Number(value.replace(',', '.')) : value;

/** Returns the answers as they stand, unfinished as they may be: what a draft keeps. */
export const answersForDraft = (questions: readonly Question[], answers: Answers): Answer[] =>
  questions.flatMap(({ key }) => {
    const value = answers[key];
    return value === undefined || isEmptyAnswer(value) ? [] : [{ key, value }];
  });

/** Returns the answers to send: those that were given, to questions that are asked. */
export const answersForSubmission = (questions: readonly Question[], answers: Answers): Answer[] =>
  questions.flatMap((question) =>
    answersForDraft([question], answers).map(({ key, value }) => ({ key, value: toSubmittedValue(question, value) })),
  );

export type AnswerProblem = 'required' | 'number' | 'url' | 'date' | 'long';

function problemOf({ kind }: Question, value: AnswerValue): AnswerProblem | null {
  if (typeof value !== 'string') return null;
  switch (kind) {
    case 'number':
      return /^-?\d+([.,]\d+)?$/.test(value.trim()) ? null : 'number';
    case 'url':
      return /^https:\/\/\S+\.\S+$/.test(value.trim()) ? null : 'url';
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? null : 'date';
    case 'short':
    case 'long':
      return [...value.trim()].length > answerLengths[kind] ? 'long' : null;
    default:
      return null;
  }
}

/** Returns what is wrong with the answers, by the key of the question. */
export function answerProblems(questions: readonly Question[], answers: Answers): Record<string, AnswerProblem> {
  const problems = questions.flatMap((question): [string, AnswerProblem][] => {
    const value = answers[question.key];
    if (value === undefined || isEmptyAnswer(value)) return question.required ? [[question.key, 'required']] : [];
    const problem = problemOf(question, value);
    return problem ? [[question.key, problem]] : [];
  });
  return Object.fromEntries(problems);
}

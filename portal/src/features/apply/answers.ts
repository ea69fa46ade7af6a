import { answerFaults, isEmptyAnswer, type Answer, type Question } from '@prentice/contract';

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

/** What the page says of an answer that its question's schema refuses. What is not offered any more has to be answered again. */
const problems = {
  number: 'number',
  url: 'url',
  date: 'date',
  short: 'long',
  long: 'long',
  single: 'required',
  multi: 'required',
  checkbox: 'required',
} as const satisfies Record<Question['kind'], string>;
export type AnswerProblem = (typeof problems)[Question['kind']];

/** Returns what is wrong with the answers, by the key of the question: whatever the server would refuse. */
export function answerProblems(questions: readonly Question[], answers: Answers): Record<string, AnswerProblem> {
  const faults = new Map(
    answerFaults(questions, answersForSubmission(questions, answers)).map(({ field, code }) => [field, code]),
  );
  const entries = questions.flatMap(({ key, kind }): [string, AnswerProblem][] => {
    const code = faults.get(`answers.${key}`);
    if (code === undefined) return [];
    return [[key, code === 'QUESTION_REQUIRED' ? 'required' : problems[kind]]];
  });
  return Object.fromEntries(entries);
}

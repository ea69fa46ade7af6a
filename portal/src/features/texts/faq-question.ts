import { foldAccents } from '@prentice/contract';

/** One question of the FAQ. */
export interface FaqQuestion {
  /** Part of the address: `/Faq#pay`. */
  id: string;
  group: 'students' | 'employers' | 'data';
  question: string;
  answer: string;
}

/** Finds the questions that contain every word of the query, in the question or the answer, accents and case aside. */
export function findQuestions(questions: readonly FaqQuestion[], query: string): FaqQuestion[] {
  const words = foldAccents(query).split(/\s+/).filter(Boolean);
  return questions.filter((question) => {
    const text = foldAccents(`${question.question} ${question.answer}`);
    return words.every((word) => text.includes(word));
  });
}

import { describe, expect, it } from 'vitest';
import { readText } from '../reading/read-lines.ts';
import { reviewCv } from './review.ts';

const reviewOf = (text: string) => reviewCv(readText(text), '2026-11');
const misspellingsIn = (text: string) => reviewOf(text).findings.filter(({ rule }) => rule === 'misspelling');

const english = (point: string, skills = 'Python, Statistics', heading = 'Work experience') =>
  [
    'Ada Kern\nada@people.example',
    `${heading}\n\nAssistant, Wich Lab Graz, 01/2024 - 06/2025`,
    `- ${point}\n- Tested 12 sensors with the team in the laboratory`,
    `Skills\n\n${skills}`,
  ].join('\n');

describe('the spelling of a CV', () => {
  it('is found fault with in points, a line for itself, with what is right', () => {
    const [finding, ...others] = misspellingsIn(english('Recieved 40 letters and kept the managment informed of them'));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'low',
      quote: '- Recieved 40 letters and kept the managment informed of them',
      params: { words: 'Recieved, managment', correct: 'Received, management' },
    });
  });

  it('is found fault with in headings and skills that are read nevertheless', () => {
    const findings = misspellingsIn(
      english('Answered 40 letters of the customers', 'Pyhton, Statistics', 'WORK EXPERIANCE'),
    );
    expect(findings.map(({ quote, params }) => ({ quote, ...params }))).toEqual([
      { quote: 'Pyhton, Statistics', words: 'Pyhton', correct: 'Python' },
      { quote: 'WORK EXPERIANCE', words: 'EXPERIANCE', correct: 'EXPERIENCE' },
    ]);
  });

  it('follows the language of the text, and leaves names alone', () => {
    expect(misspellingsIn(english('Answered 40 letters of the customers'))).toEqual([]);
    const german = misspellingsIn(
      'Ada Kern\nada@people.example\nBerufserfarung\n\nAushilfe, Laden Graz, 01/2024 - 06/2025\n- Die Reperatur von 12 Rädern und die Beratung der Kunden übernommen',
    );
    expect(german.map(({ params }) => params)).toEqual([
      { words: 'Reperatur', correct: 'Reparatur' },
      { words: 'Berufserfarung', correct: 'Berufserfahrung' },
    ]);
  });

  it('costs a little, and is listed for ten lines at most', () => {
    const clear = (text: string) =>
      reviewOf(text).dimensions.find(({ dimension }) => dimension === 'clear')?.score ?? 0;
    const right = clear(english('Received 40 letters and answered them for the team'));
    const wrong = clear(english('Recieved 40 letters and answered them for the team'));
    expect(wrong).toBeLessThan(right);
    expect(wrong).toBeGreaterThan(right - 10);
    const many = Array.from(
      { length: 14 },
      (_, index) => `Recieved ${index + 20} letters and answered them for the team`,
    );
    expect(misspellingsIn(english(many.join('\n- ')))).toHaveLength(10);
  });
});

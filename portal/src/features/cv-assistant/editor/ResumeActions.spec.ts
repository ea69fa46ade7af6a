import { expect, it } from 'vitest';
import { resumeFileName } from './ResumeActions.tsx';

it('names the file of a CV by its owner and by what it is, in the language of the CV', () => {
  expect(resumeFileName('Mara Ködel', 'en', 'pdf')).toBe('Mara Ködel – CV.pdf');
  expect(resumeFileName('Mara Ködel', 'de', 'docx')).toBe('Mara Ködel – Lebenslauf.docx');
  expect(resumeFileName(null, 'de', 'json')).toBe('Lebenslauf.json');
});

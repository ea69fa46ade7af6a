import { AppError, missingInResume } from '@prentice/contract';
import type { ResumeContent, ResumeFormat, ResumeLanguage, ResumeTemplate } from '@prentice/contract';
import { sniffType } from '../files/content-sniffer.ts';
import { uncoveredLetters } from './page-layout.ts';
import { resumeLines, resumeText } from './resume-blocks.ts';
import { resumeJson } from './resume-json.ts';
import { resumeDocx } from './write-docx.ts';
import { resumePdf } from './write-pdf.ts';

export interface ResumeExport {
  readonly format: ResumeFormat;
  readonly template: ResumeTemplate;
  readonly language: ResumeLanguage;
  readonly content: ResumeContent;
}

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/* A text file is known by its content alone: one that looks like markup or a program would be refused where CVs are
   sent. */
function textFileOf({ content, language }: ResumeExport): Uint8Array {
  const bytes = encoded(resumeText(content, language));
  if (sniffType(bytes) !== 'text/plain') throw new AppError('RESUME_MARKUP');
  return bytes;
}

async function pdfOf({ content, template, language }: ResumeExport): Promise<Uint8Array> {
  const text = resumeLines(content, language).join('\n');
  const letters = uncoveredLetters(text);
  if (letters.length > 0) throw new AppError('RESUME_LETTERS', { letters: letters.slice(0, 20).join(' ') });
  return resumePdf(content, template, language);
}

/**
 * Makes the file of a CV. Only what its owner wrote is in it, below headings in its language.
 * @throws AppError RESUME_INCOMPLETE without a name or the name of an entry, RESUME_MARKUP for a text that looks like a
 *   page or a program, RESUME_LETTERS for a PDF with letters of scripts that its fonts do not have
 */
export async function exportResume(task: ResumeExport): Promise<Uint8Array> {
  const { format, content, template, language } = task;
  if (format === 'json') return encoded(resumeJson(content));
  if (missingInResume(content).length > 0) throw new AppError('RESUME_INCOMPLETE');
  if (format === 'txt') return textFileOf(task);
  return format === 'docx' ? resumeDocx(content, template, language) : pdfOf(task);
}

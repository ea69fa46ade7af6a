import { documentLimits, mediaTypes } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-download.ts';

const { txt, pdf, docx, jpeg } = mediaTypes;

describe('the name of a file', () => {
  it.each([
    ['invoice.hta', txt, 'invoice.txt'],
    ['invoice.pdf.exe', txt, 'invoice.txt'],
    ['invoice.hta.', txt, 'invoice.txt'],
    ['invoice.HTML ', txt, 'invoice.txt'],
    ['CV.PDF', pdf, 'CV.pdf'],
    ['CV.txt', pdf, 'CV.pdf'],
    ['CV', docx, 'CV.docx'],
    ['photo.jpg', jpeg, 'photo.jpeg'],
    ['Ada v1.2 Dr.Smith', pdf, 'Ada v1.2 Dr.Smith.pdf'],
    ['../../etc/pass\r\nwd', txt, '.._.._etc_pass__wd.txt'],
    ['.hta', txt, '.hta.txt'],
    ['', txt, 'document.txt'],
    ['evil\u202efdp.exe', pdf, 'evil_fdp.pdf'],
  ])('%j becomes one that ends as its type does', (name, mediaType, expected) => {
    expect(fileNameOf(name, mediaType)).toBe(expected);
  });

  it('is never longer than the limit, and keeps its extension', () => {
    const name = fileNameOf(`${'x'.repeat(300)}.exe`, docx);
    expect(name).toMatch(/x\.docx$/);
    expect(name.length).toBe(documentLimits.fileName);
  });

  it('of a type without a known extension is only made safe', () => {
    expect(fileNameOf('my-data.json', 'application/json')).toBe('my-data.json');
  });
});

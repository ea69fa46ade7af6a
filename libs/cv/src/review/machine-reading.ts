import type { CvMachineReading } from '@prentice/contract';
import { normalizeText } from '../layout/cv-line.ts';
import type { CvDocument } from '../reading/cv-document.ts';

/** Returns the value that a JSON pointer names, as text; null for none. */
function valueAt(document: object, pointer: string): string | null {
  let value: unknown = document;
  for (const key of pointer.split('/').slice(1))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : null;
}

/** Returns a CV as a machine reads it: its lines in reading order, and each field that was found with its value. */
export function machineReadingOf({ version, file, lines, sections, fields, resume }: CvDocument): CvMachineReading {
  const headings = new Set(sections.map(({ heading }) => heading));
  return {
    engineVersion: version,
    format: file.format,
    pages: [...file.pages],
    lines: lines.map((line) => ({
      text: line.raw,
      heading: headings.has(line),
      page: line.page,
      box: line.box,
      pieces: line.segments.map(({ text, box }) => ({ text: normalizeText(text), x: box.x, width: box.width })),
    })),
    fields: Object.keys(fields).flatMap((pointer) => {
      const value = valueAt(resume, pointer);
      return value === null ? [] : [{ pointer, value }];
    }),
  };
}

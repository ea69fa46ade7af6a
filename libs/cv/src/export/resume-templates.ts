import type { ResumeTemplate } from '@prentice/contract';

export const resumeFaces = ['sans', 'sansBold', 'serif', 'serifBold'] as const;
export type ResumeFace = (typeof resumeFaces)[number];

/** How a line of text looks; sizes in points, colours as six hexadecimal digits. */
export interface TextStyle {
  readonly face: ResumeFace;
  readonly size: number;
  readonly color: string;
}

/** How an exported CV looks. Lengths in points. */
export interface TemplateStyle {
  readonly margin: number;
  /** Space at the left that only headings and times use; 0 where they are above and beside their text. */
  readonly rail: number;
  /** Height of a line, as a multiple of the size of its letters. */
  readonly leading: number;
  readonly centred: boolean;
  readonly name: TextStyle;
  readonly label: TextStyle;
  readonly contact: TextStyle;
  readonly heading: TextStyle;
  readonly entry: TextStyle;
  readonly time: TextStyle;
  readonly text: TextStyle;
  readonly before: { readonly heading: number; readonly entry: number; readonly line: number };
  /** The line at headings; null for none. */
  readonly rule: { readonly color: string; readonly width: number } | null;
}

const ink = '1f1b16';
const soft = '575048';
const accent = '0f5c5c';

/** The looks that students choose from. All are one column in reading order, so that every program reads them alike. */
export const resumeTemplateStyles: Readonly<Record<ResumeTemplate, TemplateStyle>> = {
  classic: {
    margin: 62,
    rail: 0,
    leading: 1.36,
    centred: true,
    name: { face: 'serif', size: 25, color: ink },
    label: { face: 'serif', size: 12, color: soft },
    contact: { face: 'serif', size: 9.5, color: soft },
    heading: { face: 'serifBold', size: 12.5, color: ink },
    entry: { face: 'serifBold', size: 10.5, color: ink },
    time: { face: 'serif', size: 10, color: soft },
    text: { face: 'serif', size: 10.25, color: ink },
    before: { heading: 15, entry: 8, line: 2 },
    rule: { color: 'b9b0a2', width: 0.6 },
  },
  modern: {
    margin: 54,
    rail: 112,
    leading: 1.36,
    centred: false,
    name: { face: 'sansBold', size: 27, color: accent },
    label: { face: 'sans', size: 13, color: soft },
    contact: { face: 'sans', size: 9.75, color: soft },
    heading: { face: 'sansBold', size: 10.75, color: accent },
    entry: { face: 'sansBold', size: 11, color: ink },
    time: { face: 'sans', size: 9.5, color: soft },
    text: { face: 'sans', size: 10.5, color: ink },
    before: { heading: 17, entry: 9, line: 2 },
    rule: { color: accent, width: 1.2 },
  },
  compact: {
    margin: 46,
    rail: 0,
    leading: 1.26,
    centred: false,
    name: { face: 'serifBold', size: 20, color: ink },
    label: { face: 'sans', size: 10.5, color: accent },
    contact: { face: 'sans', size: 9, color: soft },
    heading: { face: 'sansBold', size: 10.5, color: accent },
    entry: { face: 'sansBold', size: 9.75, color: ink },
    time: { face: 'sans', size: 9.25, color: soft },
    text: { face: 'sans', size: 9.5, color: ink },
    before: { heading: 10, entry: 5, line: 1 },
    rule: { color: 'd8d2c8', width: 0.5 },
  },
};

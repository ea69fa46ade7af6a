import { RESUME_BULLET, type ResumeContent, type ResumeLanguage, type ResumeTemplate } from '@prentice/contract';
import { z } from 'zod';
import data from './data/font-widths.generated.json' with { type: 'json' };
import { resumeBlocks, type ResumeBlock } from './resume-blocks.ts';
import {
  resumeFaces,
  resumeTemplateStyles,
  type ResumeFace,
  type TemplateStyle,
  type TextStyle,
} from './resume-templates.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
const GAP_OF_CONTACTS = 14;
const INDENT = 12;
const GAP_OF_TIME = 16;
const AFTER_RULE = 5;

const fontWidths = z
  .object({ characters: z.string(), widths: z.record(z.enum(resumeFaces), z.array(z.number())) })
  .parse(data);
const indexOf: ReadonlyMap<string, number> = new Map(
  [...fontWidths.characters].map((letter, index) => [letter, index]),
);

/** Returns the letters of a text that the fonts of a PDF do not have, each once. */
export const uncoveredLetters = (text: string): string[] => [
  ...new Set([...text].filter((letter) => letter !== '\n' && !indexOf.has(letter))),
];

/* A letter without a glyph is as wide as it is high; only the preview shows one. */
function widthOf(text: string, { face, size }: { face: ResumeFace; size: number }): number {
  const widths = fontWidths.widths[face];
  let sum = 0;
  for (const letter of text) sum += widths[indexOf.get(letter) ?? -1] ?? 1_000;
  return (sum * size) / 1_000;
}

/** A line of text at its place: `x` and `y` are the left end and the top, in points from the upper left corner. */
export interface PlacedLine extends TextStyle {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What a reader announces as one: a heading, a paragraph or a point, with the lines that it takes. */
export interface PlacedBlock {
  readonly role: 'H1' | 'H2' | 'H3' | 'P' | 'LI';
  readonly lines: readonly PlacedLine[];
}

export interface PlacedRule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
  readonly height: number;
}

export interface ResumePage {
  readonly blocks: readonly PlacedBlock[];
  /** Lines that only please the eye. */
  readonly rules: readonly PlacedRule[];
}

/* Cuts a word that is longer than a line. */
function piecesOf(word: string, style: TextStyle, width: number): string[] {
  const pieces = [''];
  for (const letter of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && widthOf(last + letter, style) > width) pieces.push(letter);
    else pieces.splice(-1, 1, last + letter);
  }
  return pieces;
}

/**
 * Breaks a text into lines. A line that ends between words keeps its space, so that the lines put together are the
 * text.
 */
function wrapped(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/(?<= )/u);
  for (const word of words) {
    if (widthOf((line + word).trimEnd(), style) <= width) {
      line += word;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = piecesOf(word, style, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

interface DraftBlock {
  readonly role: PlacedBlock['role'];
  readonly lines: readonly (PlacedLine & { readonly y: number })[];
}

/* What stays together on a page, placed from its own top. */
interface Group {
  readonly before: number;
  readonly height: number;
  readonly blocks: readonly DraftBlock[];
  readonly rules: readonly PlacedRule[];
  /** A heading stays with what follows it. */
  readonly keepsNext: boolean;
}

class TemplateLayout {
  readonly #style: TemplateStyle;
  readonly #left: number;
  readonly #width: number;

  constructor(style: TemplateStyle) {
    this.#style = style;
    this.#left = style.margin + style.rail;
    this.#width = PAGE.width - 2 * style.margin - style.rail;
  }

  groupOf(block: ResumeBlock): Group {
    const style = this.#style;
    if (block.kind === 'contacts') return this.#contacts(block.items);
    if (block.kind === 'entry') return this.#entry(block.text, block.time);
    if (block.kind === 'name') return this.#head('H1', block.text, style.name, 0);
    if (block.kind === 'label') return this.#head('P', block.text, style.label, 2);
    if (block.kind === 'heading') return this.#heading(block.text);
    if (block.kind === 'point') return this.#point(block.text);
    return this.#single('P', this.#lines(block.text, style.text, this.#left, this.#width), style.before.line);
  }

  #height(style: TextStyle): number {
    return style.size * this.#style.leading;
  }

  #lines(text: string, style: TextStyle, x: number, width: number, top = 0): PlacedLine[] {
    return wrapped(text, style, width).map((line, index) => ({
      ...style,
      text: line,
      x,
      y: top + index * this.#height(style),
      width: widthOf(line.trimEnd(), style),
    }));
  }

  #single(role: PlacedBlock['role'], lines: readonly PlacedLine[], before: number): Group {
    const bottom = Math.max(...lines.map((line) => line.y + this.#height(line)));
    return { before, height: bottom, blocks: [{ role, lines }], rules: [], keepsNext: false };
  }

  #head(role: 'H1' | 'P', text: string, style: TextStyle, before: number): Group {
    const { margin, centred } = this.#style;
    const width = PAGE.width - 2 * margin;
    const lines = this.#lines(text, style, margin, width);
    const placed = centred ? lines.map((line) => ({ ...line, x: margin + (width - line.width) / 2 })) : lines;
    return this.#single(role, placed, before);
  }

  /* Contacts are beside each other as far as a line has room. */
  #contacts(items: readonly string[]): Group {
    const { contact, margin, centred } = this.#style;
    const width = PAGE.width - 2 * margin;
    const rows: PlacedLine[][][] = [[]];
    let x = 0;
    for (const item of items) {
      const lines = this.#lines(item, contact, 0, width);
      const widestLine = Math.max(...lines.map((line) => line.width));
      if (x > 0 && (x + widestLine > width || lines.length > 1)) {
        rows.push([]);
        x = 0;
      }
      rows.at(-1)?.push(lines.map((line) => ({ ...line, x: margin + x })));
      x += widestLine + GAP_OF_CONTACTS;
      if (lines.length > 1) x = width;
    }
    let top = 0;
    const blocks = rows.flatMap((row) => {
      const end = Math.max(...row.flat().map((line) => line.x + line.width));
      const shift = centred ? (PAGE.width - margin - end) / 2 : 0;
      const y = top;
      top += Math.max(...row.map((lines) => lines.length)) * this.#height(contact);
      return row.map((lines) => ({
        role: 'P' as const,
        lines: lines.map((line) => ({ ...line, x: line.x + shift, y: line.y + y })),
      }));
    });
    return { before: 4, height: top, blocks, rules: [], keepsNext: false };
  }

  #heading(text: string): Group {
    const { heading, margin, rail, rule, before } = this.#style;
    const width = PAGE.width - 2 * margin;
    const lines = this.#lines(text, heading, margin, rail > 0 ? rail - INDENT : width, rail > 0 ? AFTER_RULE : 0);
    const height = Math.max(...lines.map((line) => line.y)) + this.#height(heading);
    const line = rule && { x: margin, width, color: rule.color, height: rule.width };
    return {
      before: before.heading,
      /* In a rail, the heading is beside what follows. */
      height: rail > 0 ? AFTER_RULE : height + AFTER_RULE,
      blocks: [{ role: 'H2', lines }],
      rules: line ? [{ ...line, y: rail > 0 ? 0 : height }] : [],
      keepsNext: true,
    };
  }

  #entry(text: string, time: string | null): Group {
    const { entry, time: timeStyle, before } = this.#style;
    const timeWidth = time ? widthOf(time, timeStyle) : 0;
    const lines = this.#lines(text, entry, this.#left, this.#width - (time ? timeWidth + GAP_OF_TIME : 0));
    const group = this.#single('H3', lines, before.entry);
    if (!time) return { ...group, keepsNext: true };
    const right = {
      ...timeStyle,
      text: time,
      x: this.#left + this.#width - timeWidth,
      /* On the base line of the entry. */
      y: (entry.size - timeStyle.size) * 1.03,
      width: timeWidth,
    };
    return { ...group, blocks: [...group.blocks, { role: 'P', lines: [right] }], keepsNext: true };
  }

  #point(text: string): Group {
    const { text: style, before } = this.#style;
    const [first, ...others] = this.#lines(text, style, this.#left + INDENT, this.#width - INDENT);
    const mark = {
      ...style,
      text: RESUME_BULLET,
      x: this.#left + 2,
      y: 0,
      width: widthOf(RESUME_BULLET.trim(), style),
    };
    return this.#single('LI', [mark, ...(first ? [first] : []), ...others], before.line);
  }
}

const moved = ({ blocks, rules }: Group, top: number): ResumePage => ({
  blocks: blocks.map(({ role, lines }) => ({ role, lines: lines.map((line) => ({ ...line, y: line.y + top })) })),
  rules: rules.map((rule) => ({ ...rule, y: rule.y + top })),
});

/* What a group needs below it: a heading is not left alone at the end of a page. */
function heightFrom(groups: readonly Group[], index: number): number {
  const group = groups[index];
  if (!group) return 0;
  return group.before + group.height + (group.keepsNext ? heightFrom(groups, index + 1) : 0);
}

/**
 * Returns a CV as pages of placed lines, from which both the PDF and the preview are drawn. No paragraph goes over the
 * end of a page, and no heading is left at its foot.
 */
export function layoutResume(content: ResumeContent, template: ResumeTemplate, language: ResumeLanguage): ResumePage[] {
  const style = resumeTemplateStyles[template];
  const layout = new TemplateLayout(style);
  const groups = resumeBlocks(content, language).map((block) => layout.groupOf(block));
  const pages: { blocks: PlacedBlock[]; rules: PlacedRule[] }[] = [{ blocks: [], rules: [] }];
  const bottom = PAGE.height - style.margin;
  let y: number = style.margin;
  groups.forEach((group, index) => {
    const isFirst = y === style.margin;
    if (!isFirst && y + heightFrom(groups, index) > bottom) {
      pages.push({ blocks: [], rules: [] });
      y = style.margin;
    }
    /* In a rail, a heading is beside the first line of what follows. */
    const isBesideHeading = style.rail > 0 && groups[index - 1]?.rules.length;
    const top = y === style.margin || isBesideHeading ? y : y + group.before;
    const page = pages.at(-1);
    const placed = moved(group, top);
    page?.blocks.push(...placed.blocks);
    page?.rules.push(...placed.rules);
    y = top + group.height;
  });
  return pages;
}

import {
  RESUME_LINE_SEPARATOR,
  RESUME_BULLET,
  resumeEntrySections,
  type ResumeContent,
  type ResumeEntrySection,
  type ResumeLanguage,
} from '@prentice/contract';
import { contactFields, entryShapes, resumeLabels, resumeSections, type ResumeLabels } from './resume-labels.ts';

/** What an exported CV consists of, in reading order. Every format and the preview are made of these. */
export type ResumeBlock =
  | { readonly kind: 'name' | 'label' | 'heading' | 'paragraph' | 'detail' | 'point' | 'row'; readonly text: string }
  | { readonly kind: 'contacts'; readonly items: readonly string[] }
  | { readonly kind: 'entry'; readonly text: string; readonly time: string | null };

/** Returns a date of JSON Resume as a CV states it: "2025", "03/2025" or "17/03/2025". */
const dateText = (date: string): string => date.split('-').toReversed().join('/');

function timeText(start: string | null, end: string | null, { present, until }: ResumeLabels): string | null {
  if (start && start === end) return dateText(start);
  if (start) return `${dateText(start)} – ${end ? dateText(end) : present}`;
  return end ? `${until} ${dateText(end)}` : null;
}

const DATE = '(?:(?:\\d{2}/)?\\d{2}/)?\\d{4}';

/**
 * Returns the pattern of the line that states a time: start and end as groups, the end alone as the third, or one date
 * as the fourth.
 */
export const timePattern = ({ present, until }: ResumeLabels): RegExp =>
  new RegExp(`^(?:(${DATE}) – (${DATE}|${present})|${until} (${DATE})|(${DATE}))$`, 'u');

/** Says whether a line would be read as something other than what its place says, and so needs its label. */
function isAmbiguous(text: string, labels: ResumeLabels): boolean {
  const starts = [RESUME_BULLET, ...Object.values(labels.fields).map((label) => `${label}: `)];
  return (
    Object.values(labels.headings).includes(text) ||
    timePattern(labels).test(text) ||
    starts.some((start) => text.startsWith(start))
  );
}

const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.join(RESUME_LINE_SEPARATOR) : String(value ?? '');

function headBlocks({ basics }: ResumeContent, labels: ResumeLabels): ResumeBlock[] {
  const { name, label, profiles } = basics;
  const contacts = contactFields.flatMap(([key, field]) =>
    basics[key] ? [`${labels.fields[field]}: ${basics[key]}`] : [],
  );
  const links = profiles.map(({ network, url }) => {
    const line = `${network}: ${url}`;
    return isAmbiguous(line, labels) ? `${labels.fields.link}: ${line}` : line;
  });
  const items = [...contacts, ...links];
  const isLabelAmbiguous = label !== null && (isAmbiguous(label, labels) || /^[^:]+: \S+$/u.test(label));
  return [
    { kind: 'name', text: name ?? '' },
    ...(label ? [{ kind: 'label', text: isLabelAmbiguous ? `${labels.fields.label}: ${label}` : label } as const] : []),
    ...(items.length > 0 ? [{ kind: 'contacts', items } as const] : []),
  ];
}

const textIn = (entry: object, key: string): string => valueText(Reflect.get(entry, key));

/* The fields of the first line, from the left, as far as there is no gap between them and none holds a separator. */
function titleFields(section: ResumeEntrySection, entry: object): string[] {
  const texts = entryShapes[section].title.map(([key]) => textIn(entry, key));
  const gap = texts.findIndex((text) => text === '' || text.includes(RESUME_LINE_SEPARATOR.trim()));
  return gap < 0 ? texts : texts.slice(0, gap);
}

/* What is below the first line of an entry and its time: the text, then what needs a label. */
function detailBlocks(section: ResumeEntrySection, entry: object, stated: number, labels: ResumeLabels): ResumeBlock[] {
  const { title, text, details } = entryShapes[section];
  const plain = text ? textIn(entry, text[0]) : '';
  const isDated = textIn(entry, 'startDate') + textIn(entry, 'endDate') !== '';
  const needsLabel = !isDated || isAmbiguous(plain, labels);
  const fields = [...title.slice(stated), ...(text && needsLabel ? [text] : []), ...details];
  return [
    ...(plain !== '' && !needsLabel ? [{ kind: 'detail', text: plain } as const] : []),
    ...fields
      .filter(([key]) => textIn(entry, key) !== '')
      .map(([key, label]) => ({ kind: 'detail', text: `${labels.fields[label]}: ${textIn(entry, key)}` }) as const),
  ];
}

/**
 * Returns an entry as blocks.
 * @param before the last block above it: below a time, a first line without a time of its own would be read as a text
 */
function entryBlocks(
  section: ResumeEntrySection,
  entry: object,
  labels: ResumeLabels,
  before: ResumeBlock | undefined,
): ResumeBlock[] {
  const [, label] = entryShapes[section].title[0];
  const parts = titleFields(section, entry);
  const title = parts.join(RESUME_LINE_SEPARATOR);
  const time = timeText(textIn(entry, 'startDate') || null, textIn(entry, 'endDate') || null, labels);
  const readsAsText = !time && before?.kind === 'entry' && before.time !== null;
  const points: unknown = Reflect.get(entry, 'highlights') ?? [];
  return [
    {
      kind: 'entry',
      text: readsAsText || isAmbiguous(title, labels) ? `${labels.fields[label]}: ${title}` : title,
      time,
    },
    ...detailBlocks(section, entry, parts.length, labels),
    ...(Array.isArray(points) ? points : []).map((text) => ({ kind: 'point', text: String(text) }) as const),
  ];
}

/* Skills without groups stand in one line; one with a group, and what would be read as something else, in a line of its
   own. */
function skillRows(skills: ResumeContent['skills']): string[] {
  const rows: string[] = [];
  let plain: string[] = [];
  const flush = (): void => {
    if (plain.length > 0) rows.push(plain.join(RESUME_LINE_SEPARATOR));
    plain = [];
  };
  for (const { name, keywords } of skills) {
    if (keywords.length === 0) plain.push(name);
    else {
      flush();
      rows.push(`${name}: ${keywords.join(RESUME_LINE_SEPARATOR)}`);
    }
  }
  flush();
  return rows;
}

const rowBlocks = (rows: readonly string[], labels: ResumeLabels): ResumeBlock[] =>
  rows.map((text) => ({ kind: isAmbiguous(text, labels) ? 'point' : 'row', text }));

function sectionBlocks(
  section: (typeof resumeSections)[number],
  content: ResumeContent,
  labels: ResumeLabels,
): ResumeBlock[] {
  if (section === 'summary') {
    const text = content.basics.summary ?? '';
    if (text === '') return [];
    return [{ kind: 'paragraph', text: isAmbiguous(text, labels) ? `${labels.fields.summary}: ${text}` : text }];
  }
  if (section === 'skills') return rowBlocks(skillRows(content.skills), labels);
  if (section === 'languages')
    return rowBlocks(
      content.languages.map(({ language, fluency }) => (fluency ? `${language}: ${fluency}` : language)),
      labels,
    );
  return content[section].reduce<ResumeBlock[]>(
    (blocks, entry) => [...blocks, ...entryBlocks(section, entry, labels, blocks.at(-1))],
    [],
  );
}

/** Returns a CV as blocks in reading order; sections without content are left out. */
export function resumeBlocks(content: ResumeContent, language: ResumeLanguage): ResumeBlock[] {
  const labels = resumeLabels[language];
  return [
    ...headBlocks(content, labels),
    ...resumeSections.flatMap((section): ResumeBlock[] => {
      const blocks = sectionBlocks(section, content, labels);
      return blocks.length > 0 ? [{ kind: 'heading', text: labels.headings[section] }, ...blocks] : [];
    }),
  ];
}

/** Returns the lines that a block consists of, as every format holds them. */
export function linesOfBlock(block: ResumeBlock): string[] {
  if (block.kind === 'contacts') return [...block.items];
  if (block.kind === 'entry') return block.time ? [block.text, block.time] : [block.text];
  return [block.kind === 'point' ? RESUME_BULLET + block.text : block.text];
}

/** Returns a CV as plain text, with an empty line before headings and entries. */
export function resumeText(content: ResumeContent, language: ResumeLanguage): string {
  const parts = resumeBlocks(content, language).map((block) => {
    const lines = linesOfBlock(block).join('\n');
    return block.kind === 'heading' || block.kind === 'entry' ? `\n${lines}` : lines;
  });
  return `${parts.join('\n')}\n`;
}

export const isEntrySection = (section: string): section is ResumeEntrySection =>
  resumeEntrySections.some((entrySection) => entrySection === section);

/** Returns the lines of a CV in reading order, for comparing two versions. */
export const resumeLines = (content: ResumeContent, language: ResumeLanguage): string[] =>
  resumeBlocks(content, language).flatMap(linesOfBlock);

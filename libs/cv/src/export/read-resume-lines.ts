import {
  RESUME_LINE_SEPARATOR,
  RESUME_BULLET,
  resumeContent,
  resumeLanguages,
  type ResumeContent,
  type ResumeEntrySection,
  type ResumeLanguage,
} from '@prentice/contract';
import { isEntrySection, resumeLines, timePattern } from './resume-blocks.ts';
import {
  contactFields,
  entryShapes,
  resumeLabels,
  resumeSections,
  type ResumeLabels,
  type ResumeSection,
} from './resume-labels.ts';

type Entry = Record<string, string | string[]>;

const isoDate = (text: string): string => text.split('/').toReversed().join('-');
const lists: ReadonlySet<string> = new Set(['courses', 'keywords']);

/** Splits a line behind its label; null when it begins with none of these. */
function labelled(
  line: string,
  fields: readonly (readonly [string, keyof ResumeLabels['fields']])[],
  labels: ResumeLabels,
) {
  for (const [key, field] of fields) {
    const start = `${labels.fields[field]}: `;
    if (line.startsWith(start)) return { key, text: line.slice(start.length) };
  }
  return null;
}

function readHead([name = '', ...lines]: readonly string[], labels: ResumeLabels): Entry & { profiles: object[] } {
  const basics: Entry & { profiles: object[] } = { name, profiles: [] };
  lines.forEach((line, index) => {
    const contact = labelled(line, contactFields, labels);
    const label = labelled(
      line,
      [
        ['label', 'label'],
        ['link', 'link'],
      ],
      labels,
    );
    if (label?.key === 'label') basics['label'] = label.text;
    else if (contact) basics[contact.key] = contact.text;
    else {
      const [, network, url] = /^([^:]+): (\S+)$/u.exec(label?.text ?? line) ?? [];
      if (network && url) basics.profiles.push({ network, url });
      else if (index === 0) basics['label'] = line;
    }
  });
  return basics;
}

function readTitle(line: string, section: ResumeEntrySection, labels: ResumeLabels): Entry {
  const { title } = entryShapes[section];
  const label = labelled(line, title.slice(0, 1), labels);
  const parts = (label?.text ?? line).split(RESUME_LINE_SEPARATOR);
  return Object.fromEntries(title.flatMap(([key], index) => (parts[index] ? [[key, parts[index]]] : [])));
}

function addTime(entry: Entry, [, first, end, only, both]: RegExpExecArray, { present }: ResumeLabels): void {
  const start = first ?? both;
  const last = end === present ? undefined : (end ?? only ?? both);
  if (start) entry['startDate'] = isoDate(start);
  if (last) entry['endDate'] = isoDate(last);
}

function readEntries(lines: readonly string[], section: ResumeEntrySection, labels: ResumeLabels): Entry[] {
  const entries: Entry[] = [];
  const time = timePattern(labels);
  const { title, text, details } = entryShapes[section];
  const labelledFields = [...title.slice(1), ...(text ? [text] : []), ...details];
  /* Below a time stands a text, or the next entry with a time of its own. */
  const isText = (line: string, index: number): boolean =>
    time.test(lines[index - 1] ?? '') &&
    !time.test(lines[index + 1] ?? '') &&
    !labelled(line, title.slice(0, 1), labels);
  const addDetail = (entry: Entry, line: string, index: number): boolean => {
    const detail = labelled(line, labelledFields, labels);
    if (detail) entry[detail.key] = lists.has(detail.key) ? detail.text.split(RESUME_LINE_SEPARATOR) : detail.text;
    else if (text && isText(line, index)) entry[text[0]] = line;
    else return false;
    return true;
  };
  lines.forEach((line, index) => {
    const entry = entries.at(-1);
    const dates = time.exec(line);
    if (entry && line.startsWith(RESUME_BULLET))
      entry['highlights'] = [entry['highlights'] ?? [], line.slice(RESUME_BULLET.length)].flat();
    else if (entry && dates) addTime(entry, dates, labels);
    else if (!entry || !addDetail(entry, line, index)) entries.push(readTitle(line, section, labels));
  });
  return entries;
}

const withoutMark = (line: string): string =>
  line.startsWith(RESUME_BULLET) ? line.slice(RESUME_BULLET.length) : line;

const readSkills = (lines: readonly string[]): object[] =>
  lines.map(withoutMark).flatMap((line): object[] => {
    const [, name, words] = /^(.+?): (.+)$/u.exec(line) ?? [];
    return name && words
      ? [{ name, keywords: words.split(RESUME_LINE_SEPARATOR) }]
      : line.split(RESUME_LINE_SEPARATOR).map((skill) => ({ name: skill }));
  });

const readLanguages = (lines: readonly string[]): object[] =>
  lines.map(withoutMark).map((line) => {
    const [, language, fluency] = /^(.+?): (.+)$/u.exec(line) ?? [];
    return language ? { language, fluency } : { language: line };
  });

function readIn(lines: readonly string[], language: ResumeLanguage): ResumeContent | null {
  const labels = resumeLabels[language];
  const parts = new Map<ResumeSection | 'head', string[]>([['head', []]]);
  let current: string[] = parts.get('head') ?? [];
  lines.forEach((line, index) => {
    /* The first line is the name, whatever it is. */
    const section = index > 0 && resumeSections.find((name) => labels.headings[name] === line);
    if (section) parts.set(section, (current = []));
    else current.push(line);
  });
  const of = (section: ResumeSection | 'head'): string[] => parts.get(section) ?? [];
  const [summary] = of('summary');
  const basics = { ...readHead(of('head'), labels) };
  if (summary) Object.assign(basics, { summary: labelled(summary, [['summary', 'summary']], labels)?.text ?? summary });
  const entries = resumeSections
    .filter(isEntrySection)
    .map((section): [string, Entry[]] => [section, readEntries(of(section), section, labels)]);
  const read = resumeContent.safeParse({
    basics,
    ...Object.fromEntries(entries),
    skills: readSkills(of('skills')),
    languages: readLanguages(of('languages')),
  });
  if (!read.success) return null;
  const again = resumeLines(read.data, language);
  return again.length === lines.length && again.every((line, index) => line === lines[index]) ? read.data : null;
}

/** A CV that one of our exports holds. */
export interface ExportedResume {
  readonly language: ResumeLanguage;
  readonly content: ResumeContent;
}

/**
 * Reads the lines of an exported CV back into what it was made of. What it returns gives exactly these lines again, so
 * no other text is taken for an export; null for everything else.
 */
export function readResumeLines(source: readonly string[]): ExportedResume | null {
  const lines = source.map((line) => line.trim()).filter((line) => line !== '');
  for (const language of resumeLanguages) {
    const content = readIn(lines, language);
    if (content) return { language, content };
  }
  return null;
}

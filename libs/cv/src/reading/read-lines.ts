import { type CvLine, linesOfText, paragraphOf } from '../layout/cv-line.ts';
import { linesIn, sectionsOf, type Section } from '../sections/sections.ts';
import { CV_ENGINE_VERSION, type CvDocument, type FileFacts } from './cv-document.ts';
import { confidence, sourceOf, type FieldSource } from './field-source.ts';
import { namesWhere } from './entry-names.ts';
import { guessedSections } from './guessed-sections.ts';
import { studiesIn } from './read-education.ts';
import { projectsIn, workIn } from './read-entries.ts';
import { languagesIn } from './read-languages.ts';
import { addressIn, emailIn, linksIn, personIn, phoneIn, type Found } from './read-person.ts';
import { skillsIn, withoutNames } from './read-skills.ts';
import { resumeOf, type ReadParts } from './resume-builder.ts';

const LONGEST_SUMMARY = 1_500;

function summaryIn(lines: readonly CvLine[]): Found<string> | null {
  const value = paragraphOf(lines.map((line) => line.text));
  return value !== '' && value.length <= LONGEST_SUMMARY
    ? { value, source: sourceOf(lines, confidence.section) }
    : null;
}

const linksOf = (lines: readonly CvLine[]): ReadParts['links'] =>
  linksIn(lines).flatMap(({ cell, url }) => {
    const line = lines.find(({ cells }) => cells.includes(cell));
    return line ? [{ url, line }] : [];
  });

function partsOf(lines: readonly CvLine[], sections: readonly Section[]): ReadParts {
  const of = (...names: Parameters<typeof linesIn>[1][]): CvLine[] => linesIn(sections, ...names);
  const head = of('head', 'contact');
  const referees = sections.filter(({ name }) => name === 'references');
  const notOwn = new Set(referees.flatMap((section) => [section.heading, ...section.lines]));
  const ownLines = lines.filter((line) => !notOwn.has(line));
  const studies = studiesIn(of('education'));
  const work = workIn(of('experience'));
  const volunteer = workIn(of('volunteer'));
  /* Only where its words say that it is one: the order of names may be misread. */
  const employers = [...work, ...volunteer]
    .map(({ organisation }) => organisation)
    .filter((name) => name !== null && namesWhere(name));
  const schools = studies.flatMap(({ institution, area }) => [institution, area]);
  const stories = [
    ...withoutNames(of('education'), schools),
    ...withoutNames(of('experience', 'volunteer', 'projects'), employers),
  ];
  return {
    ...personIn(head, ownLines),
    email: emailIn([...head, ...ownLines]),
    phone: phoneIn([...head, ...of('other', 'profile')]),
    summary: summaryIn(of('profile')),
    address: addressIn(head),
    links: linksOf(ownLines),
    studies,
    work,
    volunteer,
    projects: projectsIn(of('projects')),
    skills: skillsIn(of('skills'), stories),
    languages: languagesIn(of('languages')),
  };
}

/* Without a heading only the words of a line say what it is. */
function withLowConfidence(parts: ReadParts): ReadParts {
  const lowered = <T extends { readonly source: FieldSource }>(items: readonly T[]): T[] =>
    items.map((item) => ({ ...item, source: { ...item.source, confidence: confidence.place } }));
  return {
    ...parts,
    studies: lowered(parts.studies),
    work: lowered(parts.work),
    skills: lowered(parts.skills),
    languages: lowered(parts.languages),
  };
}

/**
 * Reads the lines of a CV the way a careful person copies it into a form: only what is written there, with the words it
 * rests on. The same lines give the same document; the time it takes grows with their number, and no text makes it
 * fail.
 */
export function readLines(lines: readonly CvLine[], file: FileFacts): CvDocument {
  const cut = sectionsOf(lines);
  const sections = guessedSections(cut);
  const read = partsOf(lines, sections);
  const parts = sections === cut ? read : withLowConfidence(read);
  const { studies, work, volunteer, projects, skills, languages } = parts;
  const lists = { studies, work, volunteer, projects, skills, languages };
  return { version: CV_ENGINE_VERSION, ...resumeOf(parts), ...lists, sections, lines, file, exported: null };
}

/** What a text is that came without a file. */
export const textFacts = (text: string): FileFacts => ({
  format: 'txt',
  pages: [],
  bytes: text.length,
  unmapped: text.match(/\ufffd/gu)?.length ?? 0,
  tables: false,
  columns: 1,
  contactInMargin: false,
  photos: 0,
  hidden: [],
});

/** Reads the text of a CV. */
export const readText = (text: string): CvDocument => readLines(linesOfText(text), textFacts(text));

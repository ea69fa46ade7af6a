import { foldForComparison, normalizeText, type CvLine } from './cv-lines.ts';

export type SectionName =
  'head' | 'profile' | 'education' | 'experience' | 'projects' | 'skills' | 'languages' | 'other';

export interface Section {
  readonly name: SectionName;
  readonly lines: readonly CvLine[];
}

/* The usual headings of CVs in English and German, folded. */
const headings: Readonly<Record<Exclude<SectionName, 'head'>, string>> = {
  profile: 'profile, summary, about me, about, personal statement, profil, uber mich, kurzprofil, zur person',
  education:
    'education, academic background, studies, education and training, academic education, ausbildung, bildungsweg, bildung, studium, schulbildung, ausbildung und studium, akademischer werdegang, schule und studium',
  experience:
    'experience, work experience, professional experience, employment, employment history, work history, internships, jobs, volunteering, volunteer experience, berufserfahrung, praktische erfahrung, arbeitserfahrung, erfahrung, erfahrungen, praktika, beruflicher werdegang, ehrenamt, nebenjobs, berufliche erfahrung',
  projects:
    'projects, personal projects, academic projects, selected projects, projekte, eigene projekte, studienprojekte',
  skills:
    'skills, technical skills, key skills, it skills, computer skills, competences, competencies, kenntnisse, fahigkeiten, kompetenzen, edv-kenntnisse, it-kenntnisse, fertigkeiten, fachkenntnisse, kenntnisse und fahigkeiten, technische kenntnisse',
  languages: 'languages, language skills, sprachen, sprachkenntnisse',
  other:
    'interests, hobbies, references, awards, publications, certificates, certifications, courses, contact, contact details, personal details, personal information, links, websites, interessen, hobbys, referenzen, auszeichnungen, publikationen, zertifikate, kurse, kontakt, kontaktdaten, personliche daten, weiterbildung',
};

const names = Object.keys(headings).filter((name): name is keyof typeof headings => Object.hasOwn(headings, name));
const known = new Map<string, SectionName>(
  names.flatMap((name) => headings[name].split(', ').map((heading): [string, SectionName] => [heading, name])),
);
const LONGEST = Math.max(...[...known.keys()].map((heading) => heading.length));

/* Letters that are spaced out for looks: "E D U C A T I O N". */
const joined = (text: string): string => (/^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text);
const sectionNamed = (text: string): SectionName | undefined =>
  text.length > LONGEST * 2 ? undefined : known.get(foldForComparison(joined(text)).replace(/\s*&\s*/, ' and '));

/** A heading with its content behind a colon: "Languages: German, English C1". */
function inline(line: CvLine): Section | null {
  const colon = line.text.indexOf(':');
  if (colon < 1) return null;
  const name = sectionNamed(line.text.slice(0, colon));
  const rest = normalizeText(line.text.slice(colon + 1));
  return name && rest !== '' ? { name, lines: [{ ...line, text: rest, cells: [rest], bullet: false }] } : null;
}

/** Cuts a CV at its headings; what stands above the first is the head. */
export function splitSections(lines: readonly CvLine[]): Section[] {
  const sections: { name: SectionName; lines: CvLine[] }[] = [{ name: 'head', lines: [] }];
  for (const line of lines) {
    const name = line.bullet ? undefined : sectionNamed(line.text);
    const within = name ? null : inline(line);
    if (name) sections.push({ name, lines: [] });
    else if (within) {
      const before = sections.at(-1)?.name ?? 'head';
      sections.push({ name: within.name, lines: [...within.lines] }, { name: before, lines: [] });
    } else sections.at(-1)?.lines.push(line);
  }
  return sections.filter((section) => section.lines.length > 0);
}

/** All lines of the sections of a name. */
export const linesIn = (sections: readonly Section[], name: SectionName): CvLine[] =>
  sections.filter((section) => section.name === name).flatMap((section) => section.lines);

import {
  missingInResume,
  resumeContent,
  resumeFormats,
  resumeLanguages,
  resumeTemplates,
  type ResumeContent,
} from '@prentice/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCvFile } from '../reading/read-cv-file.ts';
import { reviewCv } from '../review/review.ts';
import { editableResume } from './editable-resume.ts';
import { exportResume } from './export-resume.ts';
import { uncoveredLetters } from './page-layout.ts';
import { importResumeJson } from './resume-json.ts';
import { resumeLabels } from './resume-labels.ts';

/* Words of all scripts that the fonts have, and what an export could mistake for something of its own. */
const awkward = [
  ...resumeLanguages.flatMap((language) => Object.values(resumeLabels[language].headings)),
  ...resumeLanguages.flatMap((language) => Object.values(resumeLabels[language].fields).map((label) => `${label}: x`)),
  '• point', '- dash', '03/2024 – present', 'until 2024', '2020', '(a', 'C++', 'A|B', '<b>', '&amp;', 'fi ffl', 'x'.repeat(120),
  'https://people.example/a-very-long/address-of-a-page', 'Wirtschafts- und Sozialwissenschaften', '1,200', 'naïve', '…', '“quoted”',
]; // prettier-ignore
const letters = fc.constantFrom(...Array.from("aeinrstßäöüéçłžğőșåøαβγδώΩжиюяЁїAZ09-'.,/&+()%€"));
const words = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: letters, minLength: 1, maxLength: 14 }) },
  { weight: 1, arbitrary: fc.constantFrom(...awkward) },
);
const text = (most: number) => fc.array(words, { minLength: 1, maxLength: most }).map((list) => list.join(' '));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const date = maybe(fc.constantFrom('2019', '2021-09', '2024-02-29', '2026-12'));
const link = maybe(
  fc.constantFrom('https://people.example/ada', 'ada.example', `https://x.example/${'y'.repeat(200)}`),
);
const list = (most: number) => fc.array(text(most), { maxLength: 4 });
const many = <T>(arbitrary: fc.Arbitrary<T>, most = 4) => fc.array(arbitrary, { maxLength: most });
const dates = { startDate: date, endDate: date };

const values = fc.record({
  basics: fc.record({
    name: text(4), label: maybe(text(6)), email: maybe(fc.constantFrom('ada@people.example', 'a+b@x.example')),
    phone: maybe(fc.constantFrom('+43 660 123', '0660/12')), url: link, address: maybe(text(5)), summary: maybe(text(60)),
    profiles: many(fc.record({ network: fc.constantFrom('GitHub', 'Email', 'Link', 'ORCID'), url: fc.constantFrom('ada', 'https://x.example') })),
  }),
  work: many(fc.record({ position: text(4), name: maybe(text(3)), ...dates, location: maybe(text(2)), url: link, summary: maybe(text(30)), highlights: list(24) })),
  volunteer: many(fc.record({ position: text(4), organization: maybe(text(3)), ...dates, url: link, summary: maybe(text(9)), highlights: list(9) }), 2),
  education: many(fc.record({ institution: text(4), studyType: maybe(text(2)), area: maybe(text(2)), ...dates, score: maybe(text(2)), url: link, courses: list(3) })),
  projects: many(fc.record({ name: text(4), ...dates, url: link, description: maybe(text(20)), highlights: list(9), keywords: list(2) }), 2),
  skills: many(fc.record({ name: text(2), keywords: list(2) }), 12),
  languages: many(fc.record({ language: text(1), fluency: maybe(text(2)) })),
}); // prettier-ignore

/* What the editor would let somebody export; the reader takes a file of less than ten letters for a scan. */
const resumes: fc.Arbitrary<ResumeContent> = values
  .map((value) => resumeContent.safeParse(value))
  .filter((read) => read.success && missingInResume(read.data).length === 0)
  .map((read) => read.data ?? resumeContent.parse({}))
  .filter(({ basics: { name, email } }) => (name + (email ?? '')).replace(/\s/gu, '').length >= 10);

/* Text files that begin like a page or a program are refused before they are made. */
const looksLikeMarkup = ({ basics }: ResumeContent): boolean => /^<\/?[a-z]/iu.test(basics.name ?? '');

const readBack = async (format: string, bytes: Uint8Array): Promise<ResumeContent | null> => {
  if (format !== 'json') return editableResume(await readCvFile(bytes));
  const result = importResumeJson(new TextDecoder().decode(bytes));
  return 'content' in result ? result.content : null;
};

describe('reading an export', () => {
  it.each(resumeFormats)(
    'returns the data that a %s was made of, whatever the template and the language',
    async (format) => {
      const looks = fc.record({
        template: fc.constantFrom(...resumeTemplates),
        language: fc.constantFrom(...resumeLanguages),
      });
      const numRuns = format === 'pdf' || format === 'docx' ? 45 : 200;
      await fc.assert(
        fc.asyncProperty(resumes, looks, async (content, look) => {
          fc.pre(format !== 'txt' || !looksLikeMarkup(content));
          const bytes = await exportResume({ format, content, ...look });
          expect(await readBack(format, bytes)).toEqual(content);
        }),
        { seed: 18, numRuns },
      );
    },
  );

  it('gives the same bytes for the same CV', async () => {
    const content = resumeContent.parse({ basics: { name: 'Ada Kern' }, skills: [{ name: 'Python' }] });
    const task = { content, format: 'pdf', template: 'modern', language: 'en' } as const;
    expect(await exportResume(task)).toEqual(await exportResume(task));
  });
});

describe('exporting a CV', () => {
  const content = resumeContent.parse({ basics: { name: 'Ada Kern' }, work: [{ name: 'Station' }] });
  const look = { template: 'classic', language: 'de' } as const;

  it('asks for the names that it needs', async () => {
    await expect(exportResume({ content, format: 'txt', ...look })).rejects.toMatchObject({
      code: 'RESUME_INCOMPLETE',
    });
    await expect(exportResume({ content, format: 'json', ...look })).resolves.toBeInstanceOf(Uint8Array);
  });

  it('makes no text that would be taken for a page or a program', async () => {
    for (const name of ['<b> Ada Kern', '#! Ada Kern', 'Ada <script src> Kern'])
      await expect(
        exportResume({ content: resumeContent.parse({ basics: { name } }), format: 'txt', ...look }),
      ).rejects.toMatchObject({ code: 'RESUME_MARKUP' });
  });

  it('names the letters that a PDF does not have', async () => {
    const foreign = resumeContent.parse({ basics: { name: '漢 Ada 字' } });
    expect(uncoveredLetters('Łódź Ωμέγα Щука 漢')).toEqual(['漢']);
    await expect(exportResume({ content: foreign, format: 'pdf', ...look })).rejects.toMatchObject({
      code: 'RESUME_LETTERS',
      params: { letters: '漢 字' },
    });
    await expect(exportResume({ content: foreign, format: 'docx', ...look })).resolves.toBeInstanceOf(Uint8Array);
  });
});

describe('the reader of every CV', () => {
  /* No line reaches over the whole width, and there is a heading within the further details. */
  const content = resumeContent.parse({
    basics: {
      name: 'Ada Kern',
      email: 'ada.kern@people.example',
      phone: '0171 2345678',
      address: 'Ring 5a, 80331 München',
    },
    work: [
      {
        position: 'Working student',
        name: 'Power Works',
        startDate: '2023-04',
        endDate: '2023-09',
        location: 'Köln',
        summary: 'Small team for reporting',
        highlights: [
          'Built a dashboard for 120 users in four offices',
          'Automated the monthly reports with Python and saved 5 hours each week',
        ],
      },
      {
        position: 'Warehouse helper',
        name: 'Logistics North',
        location: 'Berlin',
        startDate: '2020-07',
        endDate: '2020-09',
      },
    ],
    education: [
      { institution: 'TU Wien', studyType: 'B.Sc.', area: 'Informatics', startDate: '2021-10', score: '1.7' },
      { institution: 'Gymnasium Fürth', startDate: '2012-09', endDate: '2020-06' },
    ],
    projects: [
      {
        name: 'Nest map',
        startDate: '2024',
        endDate: '2024',
        description: 'Shows 12 nests',
        highlights: ['Designed the server for 300 visitors'],
        keywords: ['QGIS', 'Leaflet'],
      },
    ],
    skills: [{ name: 'Python' }, { name: 'SQL' }, { name: 'Power BI' }],
    languages: [
      { language: 'German', fluency: 'native' },
      { language: 'English', fluency: 'C1' },
    ],
    sections: [{ name: 'Interests', highlights: ['Climbing, chess'] }],
  });
  const files = resumeTemplates.flatMap((template) =>
    resumeLanguages.flatMap((language) =>
      (['pdf', 'docx', 'txt'] as const).map((format) => ({ template, language, format })),
    ),
  );

  it.each(files)('finds what an export has under each heading: $template, $language, $format', async (look) => {
    const { work, studies, skills, languages, projects } = await readCvFile(await exportResume({ content, ...look }));
    expect(work).toMatchObject([
      {
        title: 'Working student',
        organisation: 'Power Works',
        place: 'Köln',
        remark: 'Small team for reporting',
        highlights: content.work[0]?.highlights,
      },
      { title: 'Warehouse helper', organisation: 'Logistics North', place: 'Berlin', highlights: [] },
    ]);
    expect(projects).toMatchObject([{ title: 'Nest map', highlights: content.projects[0]?.highlights }]);
    expect(studies).toHaveLength(2);
    expect(skills.length).toBeGreaterThanOrEqual(3);
    expect(languages).toHaveLength(2);
  });

  it.each(files)('finds no fault with how an export is made: $template, $language, $format', async (look) => {
    const document = await readCvFile(await exportResume({ content, ...look }));
    expect(document.resume.basics.summary).toBe(null);
    expect(editableResume(document)).toEqual(content);
    const { findings } = reviewCv(document, '2026-11');
    expect(findings.filter(({ rule }) => rule !== 'gap')).toEqual([]);
  });
});

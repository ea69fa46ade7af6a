import { resumeContent, resumeLimits, resumeTemplates } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { MAX_PAGES } from '../files/pdf-pages.ts';
import { readCvFile } from '../reading/read-cv-file.ts';
import { exportResume } from './export-resume.ts';
import { layoutResume, PAGE } from './page-layout.ts';
import { resumeTemplateStyles } from './resume-templates.ts';

const entry = {
  position: 'Field assistant', name: 'City Bird Station', startDate: '2025-03', endDate: '2025-08',
  highlights: ['Counted 1,200 nests in 14 districts with two colleagues and wrote the protocol of the season', 'Trained 6 people'],
}; // prettier-ignore
const ordinary = resumeContent.parse({
  basics: {
    name: 'Ada Kern', label: 'Student of biology', email: 'ada@people.example', phone: '+43 660 1234567',
    address: 'Hauptplatz 1, 8010 Graz', url: 'https://people.example/ada', summary: 'Counts birds. '.repeat(20),
  },
  work: [entry, entry, entry], education: [{ institution: 'University of Graz', studyType: 'BSc', area: 'Biology', startDate: '2024-09' }],
  skills: [{ name: 'Python' }, { name: 'Statistics' }, { name: 'Botany' }], languages: [{ language: 'German', fluency: 'C2' }],
}); // prettier-ignore

/* As many rows as may be, and as many letters as may be, in capitals. */
const short = Array.from({ length: 11 }, () => ({
  position: 'AB',
  highlights: Array.from({ length: 12 }, () => 'A1'),
}));
const long = Array.from({ length: 9 }, () => ({ name: 'AB', description: 'WORD '.repeat(300) }));
const largest = [resumeContent.parse({ work: short }), resumeContent.parse({ projects: long })];

describe.each(resumeTemplates)('the template %s', (template) => {
  const { margin } = resumeTemplateStyles[template];

  it('keeps every line within its margins, and no two on each other', () => {
    for (const { blocks } of layoutResume(ordinary, template, 'en')) {
      const lines = blocks.flatMap((block) => block.lines);
      for (const { x, y, width, size } of lines) {
        expect(x).toBeGreaterThanOrEqual(margin - 0.01);
        expect(x + width).toBeLessThanOrEqual(PAGE.width - margin + 0.01);
        expect(y + size).toBeLessThanOrEqual(PAGE.height - margin);
      }
      const overlaps = lines.flatMap((line, index) =>
        lines
          .slice(index + 1)
          .filter(
            ({ x, y, width, size }) =>
              Math.abs(y - line.y) < Math.min(size, line.size) * 0.9 && x < line.x + line.width && line.x < x + width,
          ),
      );
      expect(overlaps).toEqual([]);
    }
  });

  it('needs no more pages than the reader takes for the largest CV', () => {
    for (const content of largest) expect(layoutResume(content, template, 'de').length).toBeLessThanOrEqual(MAX_PAGES);
    expect(largest[1]?.projects).toHaveLength(Math.floor(resumeLimits.characters / 1_600));
  });

  it('leaves no heading at the foot of a page', () => {
    for (const { blocks } of layoutResume(largest[0] ?? ordinary, template, 'en'))
      expect(blocks.at(-1)?.role).not.toMatch(/^H/);
  });

  it('is read by the ordinary reader too, which knows nothing of exports', async () => {
    const bytes = await exportResume({ content: ordinary, template, language: 'en', format: 'pdf' });
    const { resume, file } = await readCvFile(bytes);
    expect(resume.basics).toMatchObject({ name: 'Ada Kern', email: 'ada@people.example', phone: '+43 660 1234567' });
    expect(resume.work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual(
      ordinary.work.map(({ position, name, startDate }) => [position, name, startDate]),
    );
    expect(resume.education[0]).toMatchObject({ institution: 'University of Graz', startDate: '2024-09' });
    expect(resume.skills.map(({ name }) => name)).toEqual(['Python', 'Statistics', 'Botany']);
    expect(file.unmapped).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { readText } from '../reading/read-lines.ts';
import { editableResume } from './editable-resume.ts';
import { unplacedLines } from './unplaced-lines.ts';

const cv = `Luka Horvat
luka@people.example
EDUCATION
BEng Mechatronics, TU Dresden, grade 1.7   10/2023 - 09/2026
Courses: Control theory, Machine vision
EXPERIENCE
Working student, Kettler Robotics GmbH, Leipzig   03/2025 - 08/2025
- Tested 40 grippers with two colleagues
PROJECTS
Line follower (2024): built with ROS 2 and C++, won second place at RoboCup Junior
SKILLS
Software: ROS 2, C++
Soldering, Statistics (R, SPSS)
LANGUAGES
Croatian (native), German C1, English (C1, IELTS 7.5)
INTERESTS
Chess, 2019 city champion
AWARDS
- First prize for a robot
`;
const edited = (text: string) => editableResume(readText(text));

describe('a CV that is taken into the editor', () => {
  const content = edited(cv);

  it('keeps place, grade and courses', () => {
    expect(content.work).toMatchObject([
      { position: 'Working student', name: 'Kettler Robotics GmbH', location: 'Leipzig' },
    ]);
    expect(content.education).toMatchObject([
      { institution: 'TU Dresden', area: 'Mechatronics', score: '1.7', courses: ['Control theory', 'Machine vision'] },
    ]);
  });

  it('keeps what the line of a project says beside its name', () => {
    expect(content.projects).toMatchObject([
      {
        name: 'Line follower',
        startDate: '2024',
        description: 'built with ROS 2 and C++, won second place at RoboCup Junior',
      },
    ]);
  });

  it('keeps projects without a date or a list', () => {
    const { projects } = edited('Ada Kern\nPROJECTS\nNest map: shows 12 nests\nWeb shop for a bakery\nSKILLS\nGit\n');
    expect(projects).toMatchObject([
      { name: 'Nest map', description: 'shows 12 nests' },
      { name: 'Web shop for a bakery', description: null },
    ]);
  });

  it('takes a remark behind a comma out of the name of such a project, but cuts no list', () => {
    const lines = ['- Open-source tram map, 230 stars on GitHub.', '- Nest, bird and bat map'];
    expect(edited(['Ada Kern', 'PROJECTS', ...lines, 'SKILLS', 'Git', ''].join('\n')).projects).toMatchObject([
      { name: 'Open-source tram map', description: '230 stars on GitHub.' },
      { name: 'Nest, bird and bat map', description: null },
    ]);
  });

  it('states a grade in its field only, and keeps what else its line says', () => {
    const educationWith = (...lines: string[]) =>
      edited(['Ada Kern', 'EDUCATION', 'BSc Biology, TU Dresden   10/2023 - 09/2026', ...lines, ''].join('\n'))
        .education;
    expect(educationWith('- Grade 1.7. Thesis on nests.')).toMatchObject([
      { score: '1.7', highlights: ['Thesis on nests.'] },
    ]);
    expect(educationWith('Grade: 1.7', 'Note: 1.7. Focus on birds')).toMatchObject([
      { score: '1.7', highlights: ['Focus on birds'] },
    ]);
    expect(educationWith('- Grade 1.7 of 4.0, best of the year')).toMatchObject([
      { score: '1.7', highlights: ['Grade 1.7 of 4.0, best of the year'] },
    ]);
  });

  it('keeps skills as they are written, with the name of their group', () => {
    expect(content.skills).toEqual([
      { name: 'Software', keywords: ['ROS 2', 'C++'] },
      { name: 'Soldering', keywords: [] },
      { name: 'Statistics (R, SPSS)', keywords: [] },
    ]);
  });

  it('keeps the words that a language is spoken with', () => {
    expect(content.languages).toEqual([
      { language: 'Croatian', fluency: 'native' },
      { language: 'German', fluency: 'C1' },
      { language: 'English', fluency: 'C1, IELTS 7.5' },
    ]);
  });

  it('keeps interests and other sections below their headings', () => {
    expect(content.sections).toEqual([
      { name: 'Interests', highlights: ['Chess, 2019 city champion'] },
      { name: 'Awards', highlights: ['First prize for a robot'] },
    ]);
  });

  it('lists the lines that have no place in it, and no others', () => {
    expect(unplacedLines(readText(cv), content)).toEqual([]);
    const more = readText(cv.replace('EDUCATION\n', 'Date of birth: 4 May 2003\nEDUCATION\n'));
    expect(unplacedLines(more, editableResume(more))).toEqual(['Date of birth: 4 May 2003']);
  });

  it('counts every line without a field, and makes no section of a licence or a signature', () => {
    const german = readText(
      [
        'Lebenslauf',
        'Persönliche Daten',
        'Name: Jo Weiß',
        'Geburtsort Görlitz',
        'Staatsangehörigkeit deutsch',
        'KENNTNISSE',
        'SAP TM, Excel',
        'SPRACHEN',
        'Deutsch (Muttersprache)',
        'Führerschein: Klasse B',
        'Görlitz, 02.11.2026',
      ].join('\n'),
    );
    const { sections, skills } = editableResume(german);
    expect(sections).toEqual([]);
    expect(skills.map(({ name }) => name)).toEqual(['SAP TM', 'Excel', 'Führerschein Klasse B']);
    expect(german.skills.map(({ matched }) => matched)).toContain('SAP TM');
    expect(unplacedLines(german, editableResume(german))).toEqual([
      'Geburtsort Görlitz',
      'Staatsangehörigkeit deutsch',
      'Görlitz, 02.11.2026',
    ]);
  });
});

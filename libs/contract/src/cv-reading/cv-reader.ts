import { educationIn } from './cv-education.ts';
import { experienceIn } from './cv-experience.ts';
import { languagesIn } from './cv-languages.ts';
import { toLines } from './cv-lines.ts';
import { aboutIn, linksIn, personIn } from './cv-person.ts';
import { linesIn, splitSections } from './cv-sections.ts';
import { skillsIn } from './cv-skills.ts';
import { CV_READING_VERSION, type CvReading } from './cv-reading.contract.ts';

/**
 * Reads a CV's text the way a careful person copies it into a form: only what is written there, with the words it rests
 * on. The same text gives the same findings; the time it takes grows with the text's length, and no text makes it fail.
 */
export function readCv(text: string): CvReading {
  const lines = toLines(text);
  const sections = splitSections(lines);
  const of = (name: Parameters<typeof linesIn>[1]) => linesIn(sections, name);
  const stories = [...of('education'), ...of('experience'), ...of('projects')];
  return {
    version: CV_READING_VERSION,
    findings: [
      ...personIn(of('head')),
      ...aboutIn(of('profile')),
      ...educationIn(of('education')),
      ...experienceIn('experience', of('experience')),
      ...experienceIn('project', of('projects')),
      ...skillsIn(of('skills'), stories),
      ...languagesIn(of('languages')),
      ...linksIn(lines),
    ],
  };
}

import { educationIn } from './cv.education.ts';
import { experienceIn } from './cv.experience.ts';
import { languagesIn } from './cv.languages.ts';
import { linesOf } from './cv.lines.ts';
import { aboutIn, linksIn, personIn } from './cv.person.ts';
import { linesIn, sectionsOf } from './cv.sections.ts';
import { skillsIn } from './cv.skills.ts';
import { READING_VERSION, type CvReading } from './reading.contract.ts';

/**
 * Reads a CV's text the way a careful person copies it into a form: only what is written there, with the words it rests
 * on. The same text gives the same findings; the time it takes grows with the text's length, and no text makes it fail.
 */
export function readCv(text: string): CvReading {
  const lines = linesOf(text);
  const sections = sectionsOf(lines);
  const of = (name: Parameters<typeof linesIn>[1]) => linesIn(sections, name);
  const stories = [...of('education'), ...of('experience'), ...of('projects')];
  return {
    version: READING_VERSION,
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

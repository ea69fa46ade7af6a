import { languageLine, rangeText, titlesOf, type DateStyle } from './content.ts';
import type { CvTruth } from './people.ts';

/** A CV as plain text. */
export function textCv(cv: CvTruth, style: DateStyle): Uint8Array {
  const titles = titlesOf(cv);
  const lines = [
    cv.name,
    cv.label,
    `${cv.email} | ${cv.phone}`,
    '',
    titles.profile.toUpperCase(),
    cv.summary,
    '',
    titles.education.toUpperCase(),
    ...cv.education.map(
      (one) => `${rangeText(one.start, one.end, cv, style)}\t${one.degree} ${one.area}, ${one.institution}`,
    ),
    '',
    titles.experience.toUpperCase(),
    ...cv.work.flatMap((one) => [
      `${one.position}, ${one.name}\t${rangeText(one.start, one.end, cv, style)}`,
      ...one.points.map((point) => `- ${point}`),
    ]),
    '',
    `${titles.skills}: ${cv.skills.join(', ')}`,
    `${titles.languages}: ${languageLine(cv)}`,
  ];
  return new TextEncoder().encode(lines.join('\n'));
}

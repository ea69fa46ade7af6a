// Draws the covers of the demo's news and keeps them in two sizes in the seed's data: `node api/demo/draw-news-covers.mjs`.
// Flat scenes on a 36 × 24 grid in two or three tones, of the same family as the logos.
import { disc, saveDrawings, shape, tones } from './drawing.mjs';

const { teal, sand, rust, peach, moss, lime, plum, lilac, honey, bark, mint, pine, rose, brick, slate, ice } = tones;

/** Something drawn several times, so many units apart. */
const row = (count, step, drawn) =>
  Array.from({ length: count }, (_, index) => `<g transform="translate(${index * step} 0)">${drawn}</g>`).join('');
const lines = (tone, x, ys, width) => shape(tone, ys.map((y) => `M${x} ${y}h${width}`).join(''), 0.7);
const page = (tone, x, y) => shape(tone, `M${x} ${y}h10l3 3v14h-13Z`);

/** The ground, what is drawn on it, and what it shows in words, by the title of the item. */
const covers = {
  'Spring career fair: 42 companies, one afternoon': [
    moss,
    shape(lime, 'M3 9L18 3L33 9V10.4H3Z') +
      row(
        4,
        7.5,
        shape(honey, 'M4 13h5.5l.6 2.6H3.4Z') + shape(lime, 'M4 16.4h5.5V21H4Z') + disc(moss, 6.75, 18.6, 0.9),
      ) +
      shape(lime, 'M2 21.6H34', 0.7),
    'Four stands side by side under the roof of a hall',
  ],
  'How the response promise works, and what happens when it is broken': [
    teal,
    shape(sand, 'M5 7H23V19H5Z') +
      shape(teal, 'M5 7L14 14.2L23 7', 0.9) +
      disc(mint, 25.5, 16.5, 5.6) +
      shape(teal, 'M25.5 12.9V16.5L28.2 18.2', 0.9),
    'An envelope, and in front of it a clock',
  ],
  'Sprechstunde: Lebenslauf in 20 Minuten': [
    honey,
    page(bark, 6, 4) +
      lines(honey, 8, [9, 11.4, 13.8, 16.2], 9) +
      disc(honey, 9.4, 6.6, 1.2) +
      shape(bark, 'M23 8H32V9.6Q32 11.6 28.6 12.6Q32 13.6 32 15.6V17H23V15.6Q23 13.6 26.4 12.6Q23 11.6 23 9.6Z') +
      shape(honey, 'M25 15.8H30L27.5 13.6Z'),
    'Ein Lebenslauf neben einer Sanduhr',
  ],
  'Unpaid internships: what is allowed and what is not': [
    rose,
    shape(brick, 'M17.3 5H18.7V18H17.3ZM12.5 18H23.5V19.6H12.5Z') +
      shape(brick, 'M8 8.6L28 6.4', 0.9) +
      shape(brick, 'M4.5 13.4H11.5A3.5 3.5 0 0 1 4.5 13.4ZM24.5 11.2H31.5A3.5 3.5 0 0 1 24.5 11.2Z') +
      shape(brick, 'M8 8.6L4.8 13.4M8 8.6L11.2 13.4M28 6.4L24.8 11.2M28 6.4L31.2 11.2', 0.35) +
      disc(slate, 8, 11.9, 1.4),
    'A pair of scales with a single coin on the heavier side',
  ],
  'Three students about their first week': [
    ice,
    shape(slate, 'M6.5 5H10.5V10L13.5 18.6H3.5L6.5 10Z') +
      shape(teal, 'M6 13H11L12.6 17.6H4.4Z') +
      shape(slate, 'M15 5.5H22.5V18.6H15Z') +
      lines(ice, 16.2, [10.6, 12.6, 14.6, 16.6], 5.1) +
      shape(brick, 'M16.2 7H21.3V9H16.2Z') +
      shape(slate, 'M24.5 7H33V14.6H24.5ZM23.5 16H34V18.6H23.5Z') +
      shape(ice, 'M26.6 9L28.4 10.8L26.6 12.6M29.4 12.6H31.2', 0.7),
    'A flask, a newspaper and a laptop',
  ],
  'Taking a semester off for an internship: deadlines': [
    lilac,
    shape(plum, 'M8 4.5H28V20H8Z') +
      shape(lilac, 'M9.4 9H26.6V18.6H9.4Z') +
      row(5, 3.4, disc(plum, 11.2, 11.2, 0.8) + disc(plum, 11.2, 16.4, 0.8)) +
      shape(brick, 'M10.4 13.1H25.6V14.5H10.4Z') +
      shape(plum, 'M12.5 3V6M23.5 3V6', 1.2),
    'A calendar in which one long line crosses a month',
  ],
  'Writing a posting that students finish reading': [
    sand,
    page(slate, 4, 3.5) +
      lines(sand, 6, [8, 10.2, 12.4, 14.6, 16.8], 9) +
      shape(brick, 'M5.4 18.6L16 6.6', 0.9) +
      page(teal, 20, 3.5) +
      lines(sand, 22, [8, 12.6], 6) +
      lines(honey, 22, [10.2, 14.8], 9),
    'A full page, crossed out, beside one with a few clear lines',
  ],
  'Barrierefrei bewerben: was Sie verlangen können': [
    lime,
    shape(moss, 'M22 4H31V20H22Z') +
      shape(lime, 'M23.6 5.6H29.4V20H23.6Z') +
      shape(moss, 'M3 20L22 14.4V20Z') +
      shape(moss, 'M4 15.4L21 10.4M4 15.4V19.4M12.5 12.9V17', 0.7) +
      disc(moss, 28, 13, 0.7),
    'Eine Rampe mit Geländer, die zu einer offenen Tür führt',
  ],
  'Blind review: how companies read without names': [
    slate,
    row(
      3,
      10,
      disc(ice, 8, 9, 3) + shape(ice, 'M3.6 20V17.4A4.4 4.4 0 0 1 12.4 17.4V20Z') + shape(honey, 'M4 7.8H12V10.2H4Z'),
    ),
    'Three people with a bar in front of their eyes',
  ],
  'How to recognise a fake internship': [
    rust,
    shape(peach, 'M20 2V12.5A5 5 0 0 1 10 12.5', 1) +
      shape(peach, 'M10 9.6L8 13.2L12 13.2Z') +
      shape(honey, 'M7 14.5H27V22H7Z') +
      shape(rust, 'M7 14.5L17 19L27 14.5', 0.8),
    'A letter on a fish hook',
  ],
  'Travel grants for interviews are back': [
    mint,
    shape(pine, 'M4 6H26A6.5 6.5 0 0 1 32.5 12.5V15H4Z') +
      row(3, 6.4, shape(mint, 'M6.4 8H10.8V11.4H6.4Z')) +
      shape(mint, 'M25.6 8H26.4A4 4 0 0 1 30 11.4H25.6Z') +
      row(4, 7, disc(pine, 7.4, 16.2, 1.4)) +
      shape(pine, 'M1 19.4H35', 0.7) +
      row(9, 4, shape(pine, 'M2 21H3.6', 0.7)),
    'A train on its way',
  ],
  'New: the calendar file for every deadline': [
    pine,
    shape(mint, 'M6 5.5H21V19.5H6Z') +
      shape(pine, 'M7.2 9.4H19.8V18.3H7.2Z') +
      shape(mint, 'M10 3.6V7M17 3.6V7', 1.2) +
      shape(lime, 'M10.2 13.6L12.8 16L17 11.4', 1.1) +
      shape(honey, 'M22.6 16.4Q24 15 24 11.6A3.6 3.6 0 0 1 31.2 11.6Q31.2 15 32.6 16.4Z') +
      disc(honey, 27.6, 17.8, 1.2),
    'A calendar with a tick, and a bell',
  ],
  'Applications for autumn open on Monday': [
    peach,
    shape(rust, 'M7 20Q7 8 18 4Q29 8 29 20Z') +
      shape(peach, 'M18 7V20M18 12L13 9.4M18 12L23 9.4M18 16.4L11 13M18 16.4L25 13', 0.7) +
      shape(rust, 'M4 20.6H32', 0.8),
    'An autumn leaf that stands like an open tent',
  ],
};

const size = { width: 36, height: 24, edges: [480, 960] };
await saveDrawings('demo-news-covers.json', covers, size, ([small, large], [, , alt]) => ({ alt, small, large }));

// Draws the logos of the demo's companies and keeps them, as small pictures, in the seed's data: `node api/demo/draw-company-logos.mjs`.
// A family of geometric marks: a few full shapes on a 24 × 24 grid in two or three tones of libs/design/src/mark/company-mark.ts.
import { disc, saveDrawings, shape, tones, turned } from './drawing.mjs';

const { teal, sand, rust, peach, moss, lime, plum, lilac, honey, bark, mint, pine, rose, brick, slate, ice } = tones;
const wave = (y) => `M3 ${y}q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0`;

/** The ground and what is drawn on it, by the company's name. */
const logos = {
  Flusswerk: [teal, shape(sand, wave(8), 2) + shape(mint, wave(13), 2) + shape(sand, wave(18), 2)],
  'Kornblume Software': [lilac, turned(8, shape(plum, 'M12 11L10 4.5L12 6L14 4.5Z')) + disc(plum, 12, 12, 2.2)],
  'Strohgiebel Bau': [honey, shape(bark, 'M12 4L21 12H3Z') + shape(bark, 'M5 14H19M5 17H19M5 20H19', 1.6)],
  'Lindgrund Museum': [
    moss,
    shape(lime, 'M12 4C18 8 18 14 12 18C6 14 6 8 12 4Z') + shape(moss, 'M12 8V20', 1.2) + shape(lime, 'M5 20H19', 1.6),
  ],
  'Abendglut Wärmenetze': [rust, shape(peach, 'M5 14A7 7 0 0 1 19 14Z') + shape(honey, 'M4 17H20M7 20H17', 1.6)],
  'Papierdrache Verlag': [
    ice,
    shape(slate, 'M12 3L18 10L12 16L6 10Z') +
      shape(brick, 'M12 3V16L6 10Z') +
      shape(slate, 'M12 16Q9 18 12 19.5T12 22', 1),
  ],
  Lastentakt: [
    pine,
    disc(mint, 7, 16, 4) +
      disc(pine, 7, 16, 2) +
      disc(mint, 18, 17, 3) +
      disc(pine, 18, 17, 1.4) +
      shape(mint, 'M9 5H20V12H9Z'),
  ],
  'Veldrand Agro': [
    lime,
    shape(moss, 'M3 20L9 6H11L8 20ZM11 20L12 6H14L16 20ZM19 20L15.5 6H17L22 20Z') + shape(moss, 'M3 4H21', 1.6),
  ],
  'Lindenblick Optik': [
    mint,
    disc(pine, 8, 12, 5) + disc(mint, 8, 12, 2.6) + disc(pine, 17, 12, 5) + disc(mint, 17, 12, 2.6),
  ],
  'Taktlinie Data': [
    slate,
    shape(ice, 'M4 18L9 11L14 15L20 6', 1.8) +
      disc(honey, 4, 18, 1.9) +
      disc(honey, 9, 11, 1.9) +
      disc(honey, 14, 15, 1.9) +
      disc(honey, 20, 6, 1.9),
  ],
  Marktschwalbe: [peach, shape(rust, 'M2 8Q9 8 12 13Q15 8 22 8Q16 11 13.5 16L17 20L12 17.5L7 20L10.5 16Q8 11 2 8Z')],
  'Nissen & Quist Brückenbau': [
    ice,
    shape(teal, 'M2 6H22V9H2Z') +
      shape(teal, 'M3.5 20A4.25 8 0 0 1 12 20A4.25 8 0 0 1 20.5 20', 2) +
      shape(rust, 'M2 20H22', 1.6),
  ],
  'Schallwiese Audio': [
    moss,
    shape(lime, 'M5 19A14 14 0 0 1 19 5', 2) + shape(lime, 'M10 19A9 9 0 0 1 19 10', 2) + disc(lime, 17.5, 17.5, 2.6),
  ],
  'Rechtsladen Kupfergasse': [
    brick,
    shape(rose, 'M11 4H13V19H11ZM7 19H17V21H7ZM4 6H20V8H4Z') +
      shape(rose, 'M2.5 12H9.5A3.5 3.5 0 0 1 2.5 12ZM14.5 12H21.5A3.5 3.5 0 0 1 14.5 12Z'),
  ],
  'Gleisfern Reisen': [
    plum,
    shape(lilac, 'M9 3H11L8 21H4ZM13 3H15L20 21H16Z') + shape(lilac, 'M8 7H16M7.5 12H16.5M6.5 17H17.5', 1.3),
  ],
  'Linsenküche Vierblatt': [
    lime,
    turned(4, disc(moss, 12, 7.4, 3.5)) + disc(moss, 12, 12, 2.6) + shape(moss, 'M12 12Q13 18 17 21', 1.6),
  ],
  'Redefluss Sprachen': [
    rose,
    shape(brick, 'M3 5H17V14H9L5 18V14H3Z') + shape(slate, 'M10 16H19V10H21V19H19V22L15 19H10Z'),
  ],
  'Zirkelmaß Treuhand': [
    slate,
    shape(sand, 'M12 3L19 21H16.8L12 8.5L7.2 21H5Z') + shape(sand, 'M6 15A8 8 0 0 0 18 15', 1.4),
  ],
  'Moosgrün Labs': [
    pine,
    disc(mint, 12, 8, 3) + disc(lime, 7.5, 15, 3) + disc(lime, 16.5, 15, 3) + disc(mint, 12, 18.5, 2),
  ],
  'Stadtarchiv Velda': [
    sand,
    shape(bark, 'M4 4H20V8H4ZM4 10H20V14H4ZM4 16H20V20H4Z') +
      disc(sand, 12, 6, 0.9) +
      disc(sand, 12, 12, 0.9) +
      disc(sand, 12, 18, 0.9),
  ],
  'Funkenzahn Robotik': [
    honey,
    turned(8, shape(bark, 'M10.6 2.5H13.4L14 7H10Z')) +
      disc(bark, 12, 12, 6.4) +
      shape(honey, 'M13 7.5L9 13H12L11 17L15.2 11H12.2Z'),
  ],
  'Vizinhança Aberta': [
    teal,
    shape(sand, 'M3 12L8 7L13 12V20H3Z') +
      shape(rose, 'M12 10L16.5 5.5L21 10V20H14V11.6Z') +
      shape(teal, 'M7 15H9V20H7Z'),
  ],
  'Clearhand Consulting': [ice, shape(teal, 'M4 6H20V8.5H4ZM4 11H15V13.5H4ZM4 16H10V18.5H4Z') + disc(brick, 18, 17, 3)],
  'Fil de Village': [
    plum,
    shape(honey, 'M3 17C8 17 6 7 12 7S16 17 21 17', 2) +
      disc(lilac, 3.8, 17, 2.2) +
      disc(lilac, 12, 7, 2.2) +
      disc(lilac, 20.2, 17, 2.2),
  ],
};

await saveDrawings('demo-logos.json', logos, { width: 24, height: 24, edges: [240] }, ([picture]) => picture);

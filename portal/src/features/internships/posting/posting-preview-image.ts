import { brand } from '@prentice/contract';
import { light } from '@prentice/design';
import { textLineSvg, textWidth, wrapText, type GlyphOutlines } from '@prentice/design/outline';
import { summaryFacts, payText, type FormatContext } from '../../../shared/internship-facts.ts';
import type { Posting } from '../../../shared/internship.views.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const TITLE = { size: 64, leading: 74, lines: 3 };
const FACT = { size: 34, label: 24, columns: 3 };

const rule = (y: number, thick: number): string =>
  `<path fill="${light.ink}" d="M${EDGE} ${y}h${WIDTH - 2 * EDGE}v${thick}H${EDGE}z"/>`;

function facts(posting: Posting, outlines: GlyphOutlines, reader: FormatContext): string {
  const all = summaryFacts(posting, reader);
  const [pay, , , place, deadline] = all;
  const column = (WIDTH - 2 * EDGE) / FACT.columns;
  return [pay, place, deadline]
    .flatMap((fact, index) => {
      if (!fact) return [];
      const x = EDGE + index * column;
      const text = index === 0 ? payText(posting.pay, reader) : fact.value;
      const [value = ''] = wrapText(outlines, text, FACT.size, column - 24, 1);
      return [
        textLineSvg(outlines, fact.label, { x, y: HEIGHT - 104, size: FACT.label, fill: light.inkSoft }),
        textLineSvg(outlines, value, { x, y: HEIGHT - 58, size: FACT.size, fill: light.ink }),
      ];
    })
    .join('');
}

/** Returns the picture of a posting for link previews, 1200 × 630, as SVG: title, company, pay, place, deadline. */
export function postingPreviewImage(posting: Posting, outlines: GlyphOutlines, reader: FormatContext): string {
  const inner = WIDTH - 2 * EDGE;
  const title = wrapText(outlines, posting.title, TITLE.size, inner, TITLE.lines);
  const [company = ''] = wrapText(outlines, posting.employer.name, 38, inner, 1);
  const tagline = reader.t('site.tagline');
  const lines = title.map((line, index) =>
    textLineSvg(outlines, line, { x: EDGE, y: 210 + index * TITLE.leading, size: TITLE.size, fill: light.ink }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${light.paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    textLineSvg(outlines, brand.name, { x: EDGE, y: 96, size: 48, fill: light.accent }),
    textLineSvg(outlines, tagline, {
      x: WIDTH - EDGE - textWidth(outlines, tagline, 26),
      y: 96,
      size: 26,
      fill: light.inkSoft,
    }),
    rule(120, 2),
    rule(126, 2),
    ...lines,
    textLineSvg(outlines, company, {
      x: EDGE,
      y: 210 + title.length * TITLE.leading - 12,
      size: 38,
      fill: light.accent,
    }),
    rule(HEIGHT - 152, 2),
    facts(posting, outlines, reader),
    '</svg>',
  ].join('');
}

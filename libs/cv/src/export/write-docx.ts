import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IParagraphOptions,
} from 'docx';
import type { ResumeContent, ResumeLanguage, ResumeTemplate } from '@prentice/contract';
import { PAGE } from './page-layout.ts';
import { resumeBlocks, type ResumeBlock } from './resume-blocks.ts';
import { resumeTemplateStyles, type ResumeFace, type TemplateStyle, type TextStyle } from './resume-templates.ts';

/* Fonts that word processors have; nothing is embedded, so that the file can be edited anywhere. */
const fonts: Readonly<Record<ResumeFace, string>> = {
  sans: 'Calibri',
  sansBold: 'Calibri',
  serif: 'Cambria',
  serifBold: 'Cambria',
};
/** Twentieths of a point. */
const twips = (points: number): number => Math.round(points * 20);
const POINTS = 'points';

const run = (text: string, { face, size, color }: TextStyle): TextRun =>
  new TextRun({ text, font: fonts[face], bold: face.endsWith('Bold'), size: Math.round(size * 2), color });

function paragraph(runs: readonly (TextRun | Tab)[], before: number, options: IParagraphOptions = {}): Paragraph {
  const children = runs.map((part) => (part instanceof Tab ? new TextRun({ children: [part] }) : part));
  return new Paragraph({ children, spacing: { before: twips(before), after: 0 }, ...options });
}

class TemplateParagraphs {
  readonly #style: TemplateStyle;

  constructor(style: TemplateStyle) {
    this.#style = style;
  }

  of(block: ResumeBlock): Paragraph[] {
    const { name, label, contact, text, before, centred } = this.#style;
    const head = centred ? { alignment: AlignmentType.CENTER } : {};
    if (block.kind === 'contacts') return block.items.map((item) => paragraph([run(item, contact)], 0, head));
    if (block.kind === 'entry') return [this.#entry(block.text, block.time)];
    if (block.kind === 'heading') return [this.#heading(block.text)];
    if (block.kind === 'name') return [paragraph([run(block.text, name)], 0, { heading: HeadingLevel.TITLE, ...head })];
    if (block.kind === 'label') return [paragraph([run(block.text, label)], 2, head)];
    if (block.kind === 'point')
      return [paragraph([run(block.text, text)], before.line, { numbering: { reference: POINTS, level: 0 } })];
    return [paragraph([run(block.text, text)], before.line)];
  }

  #heading(text: string): Paragraph {
    const { heading, before, rule } = this.#style;
    const border = rule && {
      bottom: { style: BorderStyle.SINGLE, size: Math.max(2, Math.round(rule.width * 8)), color: rule.color, space: 2 },
    };
    return paragraph([run(text, heading)], before.heading, {
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      ...(border && { border }),
    });
  }

  #entry(text: string, time: string | null): Paragraph {
    const { entry, time: timeStyle, before, margin } = this.#style;
    const right = { type: TabStopType.RIGHT, position: twips(PAGE.width - 2 * margin) };
    const runs = time ? [run(text, entry), new Tab(), run(time, timeStyle)] : [run(text, entry)];
    return paragraph(runs, before.entry, { heading: HeadingLevel.HEADING_2, keepNext: true, tabStops: [right] });
  }
}

/**
 * Writes a CV as a DOCX with headings, lists and tab stops: without tables, text boxes and headers, which programs read
 * badly.
 */
export async function resumeDocx(
  content: ResumeContent,
  template: ResumeTemplate,
  language: ResumeLanguage,
): Promise<Uint8Array> {
  const style = resumeTemplateStyles[template];
  const paragraphs = new TemplateParagraphs(style);
  const margin = twips(style.margin);
  const document = new Document({
    title: content.basics.name ?? '',
    creator: content.basics.name ?? '',
    styles: { default: { document: { run: { language: { value: language === 'de' ? 'de-DE' : 'en-GB' } } } } },
    numbering: {
      config: [
        {
          reference: POINTS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 284, hanging: 227 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(PAGE.width), height: twips(PAGE.height) },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: resumeBlocks(content, language).flatMap((block) => paragraphs.of(block)),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

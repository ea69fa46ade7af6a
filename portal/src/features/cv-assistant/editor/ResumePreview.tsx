import type { ResumeContent, ResumeLanguage, ResumeTemplate } from '@prentice/contract';
import { layoutResume, PAGE } from '@prentice/cv/editing';
import type { Translate } from '../../../i18n/translate.ts';

interface PreviewProps {
  t: Translate;
  content: ResumeContent;
  template: ResumeTemplate;
  language: ResumeLanguage;
}

/** The pages of a CV as the PDF has them, drawn from the same places. */
export function ResumePreview({ t, content, template, language }: PreviewProps) {
  const pages = layoutResume(content, template, language);
  return pages.map(({ blocks, rules }, page) => (
    <svg
      key={page}
      className="resume-page"
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      role="img"
      aria-label={t('resume.preview.page', { page: page + 1, pages: pages.length })}
    >
      <rect width={PAGE.width} height={PAGE.height} fill="#ffffff" />
      {rules.map(({ x, y, width, height, color }, index) => (
        <rect key={index} x={x} y={y} width={width} height={height} fill={`#${color}`} />
      ))}
      {blocks
        .flatMap(({ lines }) => lines)
        .map(({ text, face, size, color, x, y, width }, index) => (
          <text
            key={index}
            className={`resume-face-${face}`}
            x={x}
            /* The base line of these fonts is about so far below the top of a line. */
            y={y + size * 1.03}
            fontSize={size}
            fill={`#${color}`}
            textLength={Math.max(1, width)}
            lengthAdjust="spacingAndGlyphs"
          >
            {text.trimEnd()}
          </text>
        ))}
    </svg>
  ));
}

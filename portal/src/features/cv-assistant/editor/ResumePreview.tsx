import {
  resumeContent,
  resumeLanguages,
  resumeTemplates,
  type ResumeContent,
  type ResumeLanguage,
  type ResumeTemplate,
} from '@prentice/contract';
import { layoutResume, PAGE } from '@prentice/cv/editing';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { contentOf, withoutEmptyEntries } from './resume-draft.ts';
import type { EditedResume } from './resume-draft-store.ts';

interface PagesProps {
  t: Translate;
  content: ResumeContent;
  template: ResumeTemplate;
  language: ResumeLanguage;
}

/** Shows the pages of a CV as the PDF has them, drawn from the same places. */
function ResumePages({ t, content, template, language }: PagesProps) {
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

interface PreviewProps {
  t: Translate;
  edited: EditedResume;
  change: (edited: EditedResume) => void;
}

/** Shows the template and the language of the CV, and how it looks with them. */
export function ResumePreview({ t, edited, change }: PreviewProps) {
  const shownDraft = useDeferredValue(edited);
  const readable = useMemo(
    () => resumeContent.safeParse(contentOf(withoutEmptyEntries(shownDraft.draft))).data,
    [shownDraft.draft],
  );
  /* While a field cannot be read, the preview stays as it was. */
  const [last, setLast] = useState(readable);
  if (readable && readable !== last) setLast(readable);
  const content = readable ?? last;
  return (
    <section className="resume-side" aria-labelledby="resume-preview">
      <h2 id="resume-preview">{t('resume.preview')}</h2>
      <div className="resume-grid">
        <SelectField
          t={t}
          name="resume-template"
          label={t('resume.template')}
          value={edited.template}
          onChange={(value) => {
            const template = resumeTemplates.find((option) => option === value);
            if (template) change({ ...edited, template });
          }}
          options={resumeTemplates.map((value) => ({ value, label: t(`resume.template.${value}`) }))}
        />
        <SelectField
          t={t}
          name="resume-language"
          label={t('resume.language')}
          value={edited.language}
          onChange={(value) => {
            const chosen = resumeLanguages.find((option) => option === value);
            if (chosen) change({ ...edited, language: chosen });
          }}
          options={resumeLanguages.map((value) => ({ value, label: t(`resume.language.${value}`) }))}
        />
      </div>
      {!readable && <p className="note">{t(content ? 'resume.preview.stale' : 'resume.preview.invalid')}</p>}
      {content && <ResumePages t={t} content={content} template={shownDraft.template} language={shownDraft.language} />}
    </section>
  );
}

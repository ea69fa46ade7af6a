import { flushSync } from 'react-dom';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';
import { problemsOf, rewriteLabel, rewriteOf } from '../finding-wording.ts';
import type { NumberedFinding } from '../numbered-finding.ts';
import { gapIn, withSuggestion } from './advice.ts';
import { focusField, type FieldTarget } from './field-focus.ts';
import type { EditedResume } from './resume-draft-store.ts';

/** What a review says of one line of the CV that is edited. */
export interface FindingAdvice {
  /** All findings about the line. */
  readonly findings: readonly NumberedFinding[];
  /** The field that holds the line; null for what no field holds. */
  readonly target: FieldTarget | null;
  /** Of the line, where it is that of the page. */
  readonly language: string | null;
}

interface AdvicePanelProps {
  t: Translate;
  advice: FindingAdvice;
  edited: EditedResume;
  change: (edited: EditedResume) => void;
  onClose: () => void;
}

/** Shows at its field what a review says of a line, with a suggested wording that takes its place at a click. */
export function AdvicePanel({ t, advice: { findings, target, language }, edited, change, onClose }: AdvicePanelProps) {
  const quote = findings[0]?.quote ?? '';
  const line = quote.replaceAll('\n', ' ').replace(/^[-–•·*]\s+/u, '');
  const suggestion = rewriteOf(findings, t, language);
  const draft = suggestion && target ? withSuggestion(edited.draft, target, quote, suggestion) : null;
  const use = (): void => {
    if (!draft || !target || !suggestion) return;
    flushSync(() => change({ ...edited, draft }));
    focusField({ field: target.field, words: gapIn(suggestion, t) || suggestion });
  };
  return (
    <section className="cv-advice" aria-labelledby="cv-advice">
      <p id="cv-advice">
        <strong>{t('resume.advice')}</strong>
      </p>
      {line && <q>{line}</q>}
      {problemsOf(findings, t, language).map(({ reason, fix, lineFix }) => (
        <p key={reason}>
          <strong>{reason}</strong> {lineFix ?? fix}
        </p>
      ))}
      {draft && suggestion && (
        <p>
          {rewriteLabel(suggestion, t)} <q>{suggestion}</q>
        </p>
      )}
      <p className="row">
        {draft && (
          <Button look="small" onClick={use}>
            {t('resume.advice.use')}
          </Button>
        )}
        <Button
          look="small"
          onClick={() => {
            onClose();
            if (target) focusField({ ...target, words: '' });
          }}
        >
          {t('resume.advice.close')}
        </Button>
      </p>
    </section>
  );
}

import type { Translate } from '../../../i18n/translate.ts';
import { folded, type FieldTarget } from './field-focus.ts';
import { draftSections, type ResumeDraft } from './resume-draft.ts';

/** Returns what a field of the editor holds; null when the draft has no such field. */
export function fieldText(draft: ResumeDraft, field: string): string | null {
  const [section = '', index = '', name = ''] = field.split('.');
  if (section === 'basics') return draft.basics[index] ?? null;
  const list = draftSections.find((draftSection) => draftSection === section);
  return (list && draft[list][Number(index)]?.[name]) ?? null;
}

/** Returns a draft with another text in one of its fields. */
export function withFieldText(draft: ResumeDraft, field: string, text: string): ResumeDraft {
  const [section = '', index = '', name = ''] = field.split('.');
  if (section === 'basics') return { ...draft, basics: { ...draft.basics, [index]: text } };
  const list = draftSections.find((draftSection) => draftSection === section);
  if (!list) return draft;
  const entries = draft[list].map((entry, place) => (place === Number(index) ? { ...entry, [name]: text } : entry));
  return { ...draft, [list]: entries };
}

/**
 * Returns a draft with a suggested wording in place of the line that a finding quotes; null where the field no longer
 * holds that line, or holds more than the quote, which would be lost.
 */
export function withSuggestion(
  draft: ResumeDraft,
  { field, words }: FieldTarget,
  quote: string,
  suggestion: string,
): ResumeDraft | null {
  const text = fieldText(draft, field);
  if (words === '' || !text?.split('\n').includes(words) || folded(words) !== folded(quote)) return null;
  const lines = text.split('\n');
  return withFieldText(draft, field, lines.with(lines.indexOf(words), suggestion).join('\n'));
}

/** Returns the first gap of a suggested wording that a text still has; other brackets are its owner's. */
export function gapIn(text: string, t: Translate): string {
  const gaps = [
    t('cvReview.rewrite.verb'),
    t('cvReview.rewrite.number'),
    t('cvReview.rewrite.tool'),
    t('cvReview.rewrite.result'),
  ];
  return gaps.find((gap) => text.includes(gap)) ?? '';
}

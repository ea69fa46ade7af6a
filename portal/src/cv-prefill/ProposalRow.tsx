import { languageLevels, type CvFinding, studyLevels } from '@prentice/contract';
import { languageText, monthRangeText, monthText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { CheckField } from '../ui/CheckField.tsx';
import { MonthField } from '../ui/Field.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { findingText, invalidFields, isEditable, type ProposalAdditions, type CvProposal } from './cv-proposal.ts';
import { EntryParts } from './EntryParts.tsx';

interface ProposalRowProps {
  t: Translate;
  language: Language;
  /** Its place, which makes the ids of its controls. */
  place: number;
  proposal: CvProposal;
  ticked: boolean;
  added: ProposalAdditions;
  /** Whether what is missing is asked for by now. */
  strict: boolean;
  /** The line above rests on the same words, so they need not be repeated here. */
  sameWords: boolean;
  onTick: (ticked: boolean) => void;
  onAdd: (added: ProposalAdditions) => void;
  onEdit: (finding: CvFinding) => void;
}

/** Returns a finding as one line, a language by its name. */
export const proposalText = (language: Language, finding: CvFinding): string =>
  finding.kind === 'language' ? languageText(language, finding.language) : findingText(finding);

interface SourceProps extends ProposalRowProps {
  /** What the row is called. */
  label: string;
}

/* What is taken over as it stands needs no quote. */
const isWhole = ({ kind }: CvFinding): boolean => ['name', 'headline', 'phone', 'link'].includes(kind);

/* Whether there is something to choose. */
const isOpen = ({ effect }: CvProposal): boolean => effect === 'new' || effect === 'replaces';

/** Says from when to when, as far as the CV states it. */
function periodOf(t: Translate, language: Language, { start, end }: { start: string | null; end: string | null }) {
  if (start && end) return [monthRangeText(language, start, end)];
  if (start) return [t('profile.prefill.since', { start: monthText(language, start) })];
  return end ? [t('profile.prefill.until', { end: monthText(language, end) })] : [];
}

/** Months and level, where the CV states them; of a job and of studies also what it does not state. */
export function proposalDetails(t: Translate, language: Language, { finding }: CvProposal): string {
  const parts: string[] = [];
  if (finding.kind === 'education' && finding.degree) parts.push(t(`studyLevel.${finding.degree}`));
  if (finding.kind === 'language' && finding.level)
    parts.push(finding.native ? t('profile.prefill.native') : t(`profile.cefr.${finding.level}`));
  if ('start' in finding) parts.push(...periodOf(t, language, finding));
  if (finding.kind === 'experience' && !finding.organisation) parts.push(t('profile.prefill.noOrganisation'));
  if (finding.kind === 'education' && finding.start && !finding.end) parts.push(t('profile.prefill.noEnd'));
  return parts.join(' · ');
}

/** Asks for what the CV leaves open, once the finding is chosen; says before that it will. */
function MissingFields({ t, place, proposal, ticked, added, strict, onAdd }: ProposalRowProps) {
  if (proposal.missing.length === 0) return null;
  if (!ticked) return <p className="note">{t('profile.prefill.asks')}</p>;
  const isMissing = (key: keyof ProposalAdditions) => proposal.missing.includes(key);
  const lacks = (key: keyof ProposalAdditions) => strict && !added[key];
  return (
    <div className="pair is-wide">
      {isMissing('start') && (
        <MonthField
          name={`prefill-start-${place}`}
          label={t('profile.start')}
          t={t}
          value={added.start ?? ''}
          onChange={(start) => onAdd({ ...added, start })}
          error={lacks('start') ? t('profile.month.error') : undefined}
        />
      )}
      {isMissing('degree') && (
        <SelectField
          name={`prefill-degree-${place}`}
          label={t('profile.degree')}
          t={t}
          value={added.degree ?? ''}
          empty={t('profile.prefill.choose')}
          onChange={(value) => onAdd({ ...added, degree: studyLevels.find((studyLevel) => studyLevel === value) })}
          options={studyLevels.map((studyLevel) => ({ value: studyLevel, label: t(`studyLevel.${studyLevel}`) }))}
          error={lacks('degree') ? t('ui.field.choose') : undefined}
        />
      )}
      {isMissing('level') && (
        <SelectField
          name={`prefill-level-${place}`}
          label={t('profile.languages.level')}
          t={t}
          value={added.level ?? ''}
          empty={t('profile.prefill.choose')}
          onChange={(value) =>
            onAdd({ ...added, level: languageLevels.find((languageLevel) => languageLevel === value) })
          }
          options={languageLevels.map((languageLevel) => ({
            value: languageLevel,
            label: t(`profile.cefr.${languageLevel}`),
          }))}
          error={lacks('level') ? t('ui.field.choose') : undefined}
        />
      )}
    </div>
  );
}

/** Shows what the CV says of a finding, folded unless something in it has to be corrected: a row names what it is. */
function FindingSource({ t, language, place, proposal, strict, ticked, sameWords, onEdit, label }: SourceProps) {
  const { finding } = proposal;
  const quoted = finding.quote.replaceAll('\n', ' / ');
  const isQuoted = !isWhole(finding) && quoted !== label && !sameWords;
  const isEntry = isOpen(proposal) && isEditable(finding);
  if (!isQuoted && !isEntry) return null;
  const isStrict = strict && ticked;
  return (
    <details className="proposal-source" open={(isStrict && invalidFields(finding).length > 0) || undefined}>
      <summary>
        {t('profile.prefill.source')}
        <span className="visually-hidden">: {label}</span>
      </summary>
      {isQuoted && <blockquote className="quoted">{quoted}</blockquote>}
      {isEntry && <EntryParts {...{ t, language, place, finding, onEdit }} strict={isStrict} />}
    </details>
  );
}

interface ProposalHeadProps extends Pick<ProposalRowProps, 't' | 'place' | 'proposal' | 'ticked' | 'onTick'> {
  words: string;
  more: string;
}

/** Shows the text of a finding: to be chosen, or with the reason why there is nothing to choose. */
function ProposalHead({ t, place, proposal: { effect }, ticked, onTick, words, more }: ProposalHeadProps) {
  if (effect !== 'new' && effect !== 'replaces')
    return (
      <p>
        {words} <span className="note">{t(`profile.prefill.${effect}`)}</span>
      </p>
    );
  return (
    <CheckField name={`prefill-${place}`} checked={ticked} onChange={onTick}>
      {words}
      {more && <span className="note">{more}</span>}
    </CheckField>
  );
}

const MAX_WORDS = 120;

/** Returns the beginning of a long text. */
const shortened = (words: string): string =>
  words.length <= MAX_WORDS ? words : `${words.slice(0, MAX_WORDS).trimEnd()} …`;

/** Shows one finding: its text, the quotation from the CV, and what applying it would change. */
export function ProposalRow(props: ProposalRowProps) {
  const { t, language, proposal } = props;
  const { finding, effect, present } = proposal;
  const words = proposalText(language, finding);
  const label = finding.kind === 'about' ? shortened(words) : words;
  const isUnsure = isOpen(proposal) && isEditable(finding) && !finding.sure;
  return (
    <li className="proposal">
      <ProposalHead {...props} words={label} more={proposalDetails(t, language, proposal)} />
      {isUnsure && <p className="note">{t('profile.prefill.unsure')}</p>}
      <FindingSource {...props} label={label} />
      {effect === 'replaces' && <p className="overwrites">{t('profile.prefill.replaces', { present })}</p>}
      {isOpen(proposal) && <MissingFields {...props} />}
    </li>
  );
}

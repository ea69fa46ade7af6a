import { resumeEntryNames, resumeLimits, type ResumeEntrySection } from '@prentice/contract';
import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { basicFields, dateFields, entryFields, listFields, type EntryDraft } from './resume-draft.ts';
import { addAndFocus, endsWord, useEntries, type FieldsProps } from './draft-entries.hook.ts';
import { fieldLabel } from './resume-errors.ts';
import { ResumeRows } from './ResumeRows.tsx';
import { ResumeSection } from './ResumeSection.tsx';

function rowsOf(field: string): number | undefined {
  if (field === 'highlights') return 4;
  if (listFields.has(field)) return 2;
  return field === 'summary' || field === 'description' ? 3 : undefined;
}

/** Returns where and when an entry was, as far as it is typed: what tells entries of one name apart. */
function aboutEntry(entry: EntryDraft): string {
  const dates = ['startDate', 'endDate'].map((field) => entry[field]?.trim()).filter(Boolean);
  const place = entry['organization'] ?? (entry['position'] === undefined ? entry['studyType'] : entry['name']);
  return [place?.trim(), dates.join(' – ')].filter(Boolean).join(' · ');
}

interface EntryProps extends Pick<FieldsProps, 't' | 'errors' | 'advice'> {
  section: ResumeEntrySection;
  index: number;
  entry: EntryDraft;
  isOpen: boolean;
  isLast: boolean;
  onToggle: (isOpen: boolean) => void;
  onField: (field: string, value: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Shows the fields of one entry, folded to a line with its name while they are not edited. */
function EntryFields({ t, section, index, entry, errors, advice, isOpen, isLast, onToggle, ...on }: EntryProps) {
  const needed = resumeEntryNames[section];
  const title = entry[needed]?.trim() || t('resume.entry.new');
  const number = t(`resume.entry.${section}`, { number: index + 1 });
  const name = t('resume.entryTitle', { entry: number, title });
  const about = aboutEntry(entry);
  const path = `${section}.${index}`;
  const buttons = [
    ['resume.entry.up', index > 0, () => on.onMove(-1)],
    ['resume.entry.down', !isLast, () => on.onMove(1)],
    ['resume.entry.remove', true, on.onRemove],
  ] as const;
  return (
    <details className="resume-entry" open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span>
          <span className="visually-hidden">{t('resume.entryTitle', { entry: number, title: '' })}</span>
          <strong>{title}</strong>
          {about && <span className="note">{about}</span>}
        </span>
        <Icon name="expand" />
      </summary>
      <div className="resume-grid" role="group" aria-label={name}>
        {entryFields[section].map((field) => {
          const rows = rowsOf(field);
          const error = errors[`${path}.${field}`];
          return (
            <div key={field} className={rows === undefined ? undefined : 'is-wide'}>
              <Field
                t={t}
                name={`${path}.${field}`}
                label={fieldLabel(section, field, t)}
                value={entry[field] ?? ''}
                onChange={(value) => on.onField(field, value)}
                marks="required"
                optional={field !== needed}
                {...(rows !== undefined && { rows })}
                {...(listFields.has(field) && { hint: t('resume.hint.lines') })}
                {...(dateFields.has(field) && { hint: t(`resume.hint.${field === 'endDate' ? 'end' : 'start'}`) })}
                {...(error && { error })}
              />
              {advice?.field === `${path}.${field}` && advice.panel}
            </div>
          );
        })}
      </div>
      <p className="row">
        {buttons.map(
          ([label, isShown, onClick]) =>
            isShown && (
              <Button key={label} look="small" onClick={onClick}>
                {t(label)} <span className="visually-hidden">{title}</span>
              </Button>
            ),
        )}
      </p>
    </details>
  );
}

function EntrySection({ section, ...props }: FieldsProps & { section: ResumeEntrySection }) {
  const { t, errors, advice } = props;
  const { entries, add, remove, move, type } = useEntries(section, props);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const onAdd = (): void =>
    addAndFocus(section, entries.length, () => {
      add();
      setOpenIndex(entries.length);
    });
  return (
    <ResumeSection
      heading={t(`resume.list.${section}`)}
      count={entries.length}
      isOpen
      add={entries.length < resumeLimits.entries ? { label: t(`resume.add.${section}`), onAdd } : null}
    >
      {entries.map((entry, index) => (
        <EntryFields
          key={index}
          {...{ t, errors, advice, section, index, entry }}
          isOpen={index === openIndex}
          isLast={index === entries.length - 1}
          onToggle={(isOpen) => setOpenIndex((open) => (isOpen ? index : open === index ? null : open))}
          onField={(field, value) => type(index, field, value)}
          onMove={(step) => {
            move(index, step);
            setOpenIndex(index + step);
          }}
          onRemove={() => {
            remove(index);
            setOpenIndex(null);
          }}
        />
      ))}
    </ResumeSection>
  );
}

/** Shows all fields of the editor, by the sections of a CV. */
export function ResumeFields(props: FieldsProps) {
  const { t, draft, errors, advice, onChange } = props;
  return (
    <div className="resume-sections">
      <ResumeSection heading={t('resume.section.basics')} isOpen>
        <div className="resume-grid">
          {basicFields.map((field) => {
            const error = errors[`basics.${field}`];
            return (
              <div key={field} className={field === 'summary' ? 'is-wide' : undefined}>
                <Field
                  t={t}
                  name={`basics.${field}`}
                  label={t(`resume.basic.${field}`)}
                  value={draft.basics[field] ?? ''}
                  marks="required"
                  optional={field !== 'name'}
                  onChange={(value) =>
                    onChange(
                      { ...draft, basics: { ...draft.basics, [field]: value } },
                      `basics.${field}`,
                      endsWord(value),
                    )
                  }
                  {...(field === 'summary' && { rows: 4, max: resumeLimits.summary })}
                  {...(error && { error })}
                />
                {advice?.field === `basics.${field}` && advice.panel}
              </div>
            );
          })}
        </div>
      </ResumeSection>
      <ResumeRows {...props} section="profiles" />
      {(['work', 'education', 'projects', 'volunteer'] as const).map((section) => (
        <EntrySection key={section} {...props} section={section} />
      ))}
      <ResumeRows {...props} section="skills" />
      <ResumeRows {...props} section="languages" />
      <EntrySection {...props} section="sections" />
    </div>
  );
}

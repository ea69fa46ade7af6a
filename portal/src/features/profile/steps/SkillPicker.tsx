import { internLimits, type InternUpdate } from '@prentice/contract';
import { useState } from 'react';
import { useSkillNames, useSkillSuggestions } from '../../../shared/skill-suggestions.hook.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

type ChosenSkill = InternUpdate['skills'][number];
const levels = [1, 2, 3, 4] as const;

const isSameLabel = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function SkillRow({
  t,
  skill,
  name,
  onChange,
  onRemove,
}: {
  t: StepProps['t'];
  skill: ChosenSkill;
  /** What it is called in the language of the page. */
  name: string;
  onChange: (entry: ChosenSkill) => void;
  onRemove: () => void;
}) {
  return (
    <li>
      <span>{name}</span>
      <span className="row">
        <select
          className="control is-short"
          aria-label={`${t('profile.skill.level')}: ${name}`}
          value={skill.level}
          onChange={(event) => onChange({ ...skill, level: Number(event.target.value) })}
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`profile.skill.level.${level}`)}
            </option>
          ))}
        </select>
        <button type="button" className="button is-small" aria-label={`${t('ui.remove')}: ${name}`} onClick={onRemove}>
          {t('ui.remove')}
        </button>
      </span>
    </li>
  );
}

/** Shows skills with their level; known ones are suggested while one types, others are taken as written. */
export function SkillPicker({ t, language, saving: { values, set } }: StepProps) {
  const [typed, setTyped] = useState('');
  const suggestions = useSkillSuggestions(typed);
  const skillName = useSkillNames(language);
  const { skills } = values;
  const add = (): void => {
    const label = typed.trim().slice(0, 40);
    if (!label || skills.length >= internLimits.skills || skills.some((skill) => isSameLabel(skill.label, label)))
      return;
    const matchingSkill = suggestions.find((skill) =>
      [skill.label, skill.matched ?? '', skillName(skill)].some((name) => isSameLabel(name, label)),
    );
    set({ skills: [...skills, { id: matchingSkill?.id ?? null, label: matchingSkill?.label ?? label, level: 2 }] });
    setTyped('');
  };
  return (
    <fieldset className="list-editor">
      <legend className="field-label">{t('profile.skills')}</legend>
      <p className="field-hint">{t('profile.skills.hint', { count: internLimits.skills })}</p>
      <ul className="plain lines">
        {skills.map((skill, place) => (
          <SkillRow
            key={skill.label}
            t={t}
            skill={skill}
            name={skillName(skill)}
            onChange={(next) => set({ skills: skills.map((other, index) => (index === place ? next : other)) })}
            onRemove={() => set({ skills: skills.filter((_, index) => index !== place) })}
          />
        ))}
      </ul>
      <div className="skill-add">
        <Field
          name="skill"
          optional
          label={t('profile.skill.add')}
          t={t}
          value={typed}
          onChange={setTyped}
          onEnter={add}
          suggestions={suggestions.map(skillName)}
        />
        <Button onClick={add}>{t('ui.add')}</Button>
      </div>
    </fieldset>
  );
}

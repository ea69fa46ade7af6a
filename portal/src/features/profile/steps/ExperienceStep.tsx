import { languageLevels, internLimits, languageChoices } from '@prentice/contract';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { EntryList } from './EntryList.tsx';
import { ListEditor } from './ListEditor.tsx';
import { SkillPicker } from './SkillPicker.tsx';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

function Languages({ t, language, saving: { values, set, errors } }: StepProps) {
  const spoken = languageChoices(language).map((choice) => ({ value: choice.id, label: choice.name }));
  return (
    <ListEditor
      t={t}
      name="languages"
      legend={t('profile.languages')}
      hint={t('profile.languages.hint')}
      itemLabel={t('profile.languages.one')}
      addLabel={t('profile.languages.add')}
      items={values.languages}
      max={internLimits.languages}
      empty={{ language, level: 'B2' as const }}
      onChange={(languages) => set({ languages })}
    >
      {(item, change, place) => (
        <div className="pair is-wide">
          <SelectField
            name={`language-${place}`}
            label={t('profile.languages.one')}
            t={t}
            value={item.language}
            onChange={(value) => change({ language: value })}
            options={spoken}
            error={errors[`languages.${place}.language`]}
          />
          <SelectField
            name={`cefr-${place}`}
            label={t('profile.languages.level')}
            t={t}
            value={item.level}
            onChange={(value) =>
              change({ level: languageLevels.find((languageLevel) => languageLevel === value) ?? item.level })
            }
            options={languageLevels.map((languageLevel) => ({
              value: languageLevel,
              label: t(`profile.cefr.${languageLevel}`),
            }))}
          />
        </div>
      )}
    </ListEditor>
  );
}

function Links({ t, saving: { values, set, errors } }: StepProps) {
  return (
    <ListEditor
      t={t}
      name="links"
      legend={t('profile.links')}
      hint={t('profile.links.hint')}
      itemLabel={t('profile.links.one')}
      addLabel={t('profile.links.add')}
      items={values.links.map((url) => ({ url }))}
      max={internLimits.links}
      empty={{ url: 'https://' }}
      onChange={(links) => set({ links: links.map((link) => link.url) })}
    >
      {(item, change, place) => (
        <Field
          name={`link-${place}`}
          type="url"
          inputMode="url"
          label={t('profile.links.one')}
          t={t}
          value={item.url}
          onChange={(url) => change({ url })}
          error={errors[`links.${place}`]}
        />
      )}
    </ListEditor>
  );
}

/** Shows skills, languages, jobs, projects and links. */
export function ExperienceStep(props: StepProps) {
  return (
    <>
      <SkillPicker {...props} />
      <Languages {...props} />
      <EntryList {...props} kind="experience" />
      <EntryList {...props} kind="projects" />
      <Links {...props} />
    </>
  );
}

import { Autocomplete, TextField } from '@mui/material';
import type { SkillNeed } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useFieldMessage } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';

interface SkillsInputProps {
  readonly source: string;
  readonly label: string;
  readonly max: number;
  readonly help?: string;
}

interface SkillOption extends SkillNeed {
  /** The other name by which the search found it. */
  readonly matched?: string | null;
}

const MAX_LABEL = 40;
const isSkill = (value: unknown): value is SkillNeed => typeof value === 'object' && value !== null && 'label' in value;
const skillsOf = (value: unknown): SkillNeed[] => (Array.isArray(value) ? value.filter(isSkill) : []);
const customSkill = (label: string): SkillNeed => ({ id: null, label: label.trim().slice(0, MAX_LABEL) });
const isSameSkill = (skill: SkillNeed, other: SkillNeed): boolean =>
  skill.id !== null ? skill.id === other.id : skill.label.toLowerCase() === other.label.toLowerCase();

const useSkillSearch = (typed: string): SkillOption[] =>
  useQuery({
    queryKey: ['skills', typed],
    queryFn: ({ signal }) => client.skills.search({ query: { q: typed } }, { signal }),
    enabled: typed.length > 1,
    placeholderData: (before) => before,
  }).data?.items.map(({ id, label, matched }) => ({ id, label, matched })) ?? [];

/** Shows skills of the taxonomy, found by name or synonym; what it lacks can be written as it is. */
export function SkillsInput({ source, label, max, help }: SkillsInputProps): ReactElement {
  const [typed, setTyped] = useState('');
  const fieldText = useFieldMessage();
  const { field, fieldState } = useController({ name: source });
  const chosen = skillsOf(field.value);
  const results = useSkillSearch(typed.trim());
  const choose = (values: readonly (string | SkillOption)[]) => {
    const skills = values.map((value) =>
      typeof value === 'string' ? customSkill(value) : { id: value.id, label: value.label },
    );
    const each = skills.filter(
      (skill, index) => skill.label !== '' && skills.findIndex((other) => isSameSkill(skill, other)) === index,
    );
    field.onChange(each.slice(0, max));
  };
  return (
    <Autocomplete
      className={`ra-input ra-input-${source}`}
      multiple
      freeSolo
      filterOptions={(options) => options}
      options={results.filter((result) => !chosen.some((other) => isSameSkill(result, other)))}
      value={chosen}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      onChange={(_, next: (string | SkillOption)[]) => choose(next)}
      onBlur={field.onBlur}
      getOptionLabel={(option: string | SkillOption) =>
        typeof option === 'string' ? option : option.matched ? `${option.label} (${option.matched})` : option.label
      }
      isOptionEqualToValue={(option: SkillOption, other: string | SkillOption) =>
        isSameSkill(option, typeof other === 'string' ? customSkill(other) : other)
      }
      getOptionKey={(option: string | SkillOption) =>
        typeof option === 'string' ? option : (option.id ?? option.label)
      }
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ? fieldText(fieldState.error.message) : help}
        />
      )}
      sx={{ mb: 2 }}
    />
  );
}

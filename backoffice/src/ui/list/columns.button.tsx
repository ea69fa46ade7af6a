import { Box } from '@mui/material';
import { useStore } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { Flyout } from '../flyout.tsx';
import type { ListedColumns } from './record.columns.ts';

/** Chooses which columns show; remembered on this device. */
export function ColumnsButton({ columns, storeKey }: ListedColumns): ReactElement {
  const text = useText();
  const [hidden, setHidden] = useStore<string[]>(storeKey, []);
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <Flyout label={text('list.columns')}>
      <Box component="fieldset" sx={{ display: 'grid', gap: 0.5, border: 0, m: 0, p: 0 }}>
        <legend className="visually-hidden">{text('list.columns')}</legend>
        {columns.slice(1).map(({ name, label }) => (
          <label key={name}>
            <input type="checkbox" checked={!hidden.includes(name)} onChange={() => toggle(name)} /> {label}
          </label>
        ))}
      </Box>
    </Flyout>
  );
}

import { Box } from '@mui/material';
import { useStore } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { Flyout } from '../Flyout.tsx';
import type { ColumnSettings } from './record-columns.ts';

/** Chooses which columns show; remembered on this device. */
export function ColumnsButton({ columns, storeKey }: ColumnSettings): ReactElement {
  const text = useMessages();
  const [hidden, setHidden] = useStore<string[]>(storeKey, []);
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((hiddenName) => hiddenName !== name) : [...hidden, name]);
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

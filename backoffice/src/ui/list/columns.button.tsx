import { Box } from '@mui/material';
import { useStore, type RaRecord } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import type { Column } from './record.columns.ts';

interface ColumnsButtonProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly storeKey: string;
}

/** Chooses which columns show; remembered on this device. */
export function ColumnsButton<R extends RaRecord>({ columns, storeKey }: ColumnsButtonProps<R>): ReactElement {
  const text = useText();
  const [hidden, setHidden] = useStore<string[]>(storeKey, []);
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <Box component="details" sx={detailsStyle}>
      <summary>{text('list.columns')}</summary>
      <Box component="fieldset" sx={listStyle}>
        <legend className="visually-hidden">{text('list.columns')}</legend>
        {columns.slice(1).map(({ name, label }) => (
          <label key={name}>
            <input type="checkbox" checked={!hidden.includes(name)} onChange={() => toggle(name)} /> {label}
          </label>
        ))}
      </Box>
    </Box>
  );
}

const detailsStyle = {
  position: 'relative',
  '& summary': { cursor: 'pointer', padding: '6px 8px', fontSize: '0.9375rem', fontWeight: 600 },
} as const;

const listStyle = {
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 20,
  display: 'grid',
  gap: 0.5,
  minWidth: 200,
  m: 0,
  p: 1.5,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: 'var(--elevation)',
} as const;

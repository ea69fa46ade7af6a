import { Box } from '@mui/material';
import { useStore } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { Flyout } from '../Flyout.tsx';
import { useIsNarrowScreen } from '../narrow-screen.hook.ts';
import { ExportButton } from './ExportButton.tsx';
import type { ExportFile } from './export.hook.ts';
import { csvColumnsOf, type ColumnSettings } from './record-columns.ts';

interface ListToolsProps extends ColumnSettings {
  /** The list as a CSV file; nothing for those who may not export. */
  readonly file?: ExportFile | false;
  readonly children?: ReactNode;
}

/** Chooses which columns show; remembered on this device. */
function ColumnChoice({ columns, storeKey }: ColumnSettings): ReactElement {
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

/**
 * What stands beside the filters of a table: which columns show, and the file with just those. Cards, which narrow
 * screens have in its place, show what they have room for.
 */
export function ListTools({ columns, storeKey, file, children }: ListToolsProps): ReactElement {
  const isNarrow = useIsNarrowScreen();
  return (
    <>
      {children}
      {!isNarrow && <ColumnChoice columns={columns} storeKey={storeKey} />}
      {file && <ExportButton storeKey={storeKey} file={{ ...file, csvColumns: csvColumnsOf(columns) }} />}
    </>
  );
}

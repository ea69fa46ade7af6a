import type { ReactElement, ReactNode } from 'react';
import { useIsNarrowScreen } from '../narrow-screen.hook.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ExportFile } from './export.hook.ts';
import type { ColumnSettings } from './record-columns.ts';

interface ListToolsProps extends ColumnSettings {
  /** The list as a CSV file; nothing for those who may not export. */
  readonly file?: ExportFile | false;
  readonly children?: ReactNode;
}

/**
 * What stands beside the filters of a table: which columns show, and the file with just those. Cards, which narrow screens have
 * in its place, show what they have room for.
 */
export function ListTools({ columns, storeKey, file, children }: ListToolsProps): ReactElement {
  const isNarrow = useIsNarrowScreen();
  return (
    <>
      {children}
      {!isNarrow && <ColumnsButton columns={columns} storeKey={storeKey} />}
      {file && <ExportButton columns={columns} storeKey={storeKey} file={file} />}
    </>
  );
}

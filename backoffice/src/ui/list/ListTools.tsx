import type { ReactElement, ReactNode } from 'react';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ExportFile } from './export.hook.ts';
import type { ColumnSettings } from './record-columns.ts';

interface ListToolsProps extends ColumnSettings {
  /** The list as a CSV file; nothing for those who may not export. */
  readonly file?: ExportFile | false;
  readonly children?: ReactNode;
}

/** What stands beside the filters of a table: which columns show, and the file with just those. */
export const ListTools = ({ columns, storeKey, file, children }: ListToolsProps): ReactElement => (
  <>
    {children}
    <ColumnsButton columns={columns} storeKey={storeKey} />
    {file && <ExportButton columns={columns} storeKey={storeKey} file={file} />}
  </>
);

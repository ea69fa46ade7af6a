import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { LinkBase, type RaRecord, type SortPayload } from 'ra-core';
import { ColumnsButton, FilterButton, List, ListToolbar, TopToolbar } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { pathTo, type ScreenName } from '../../app/screen-paths.ts';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { CARDS_BELOW, useIsNarrowScreen } from '../page/narrow-screen.hook.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { DefaultFilterAddress } from './DefaultFilterAddress.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ExportFile } from './export.hook.ts';
import type { FilterValues } from './filter-model.ts';
import { FailedList, useListFailure } from './FailedList.tsx';
import { FilterChips, type FilterLabel } from './FilterChips.tsx';
import {
  FoldedFiltersButton,
  foldStyleOf,
  useFilterFold,
  useSavedFiltersNotice,
  type FilterFold,
} from './FoldedFilters.tsx';
import { cardsStyle, filterCountStyle, listFiltersStyle, listStyle, toolbarStyle } from './list-style.ts';
import { StatusFilter, type ListStates } from './StatusFilter.tsx';

interface ResourceListProps<R extends RaRecord> {
  readonly resource: string;
  /** The page's title; none for a list within a page, whose filters and pages stay out of the address. */
  readonly title?: MessageKey;
  /** Whether filters and pages of a list without a title stand in the address. */
  readonly isAddressed?: boolean;
  /** False where the list shows everything whenever its address says nothing else. */
  readonly isRemembered?: boolean;
  /** A line above the title, such as the way back. */
  readonly above?: ReactNode;
  /** What the list is for, where that needs saying. */
  readonly intro?: MessageKey | ReactElement;
  /** Distinguishes what two lists of one resource remember; the resource's name by default. */
  readonly storeKey?: string;
  /** Always sent, never shown. */
  readonly filter?: FilterValues;
  readonly perPage?: number;
  /** None where records come from elsewhere. */
  readonly create?: {
    readonly label: MessageKey;
    /** A word of the label, which stands beside the sign on phones; the sign alone where it is left out. */
    readonly shortLabel?: MessageKey;
    readonly screen: ScreenName;
  };
  /** The latest change first when absent. */
  readonly sort?: SortPayload;
  /** The filters that are set when somebody opens the list. */
  readonly initialFilter?: Readonly<Record<string, unknown>>;
  /** Shown while there is nothing yet. */
  readonly empty: { readonly title: MessageKey; readonly help?: MessageKey; readonly action?: ReactNode };
  /** The states by which the list is divided, in sight and with their numbers. */
  readonly states?: ListStates;
  /** Buttons by which the list is filtered, in sight; they say what is chosen, so that no chips repeat it. */
  readonly filterBar?: ReactNode;
  readonly filters?: ReactElement[];
  readonly filterLabel?: FilterLabel<R>;
  /** The list as a CSV file; nothing for those who may not export. */
  readonly file?: ExportFile | false;
  /** Further buttons beside the one that creates. */
  readonly tools?: ReactNode;
  readonly table: ReactNode;
  /** False where a list loads more in place of having pages. */
  readonly hasPages?: boolean;
  /** In place of react-admin's own pages below the list. */
  readonly pagination?: ReactElement;
  /** False where the table has no columns to hide. */
  readonly hasColumns?: boolean;
  /**
   * In place of the table where there is room for one column only; a table of `ListColumn`s shows its rows as cards by
   * itself.
   */
  readonly cards?: ReactNode;
}

/** Returns where react-admin remembers which columns of a list's table are hidden. */
export const tableKeyOf = (storeKey: string): string => `${storeKey}.datatable`;

/** Leads to the screen that creates a record; on phones its sign stands beside the title of the list. */
function CreateButton({ label, shortLabel, screen }: Required<ResourceListProps<RaRecord>>['create']): ReactElement {
  const text = useMessages();
  const isNarrow = useIsNarrowScreen();
  const link = { component: LinkBase, to: pathTo(screen), variant: 'contained' } as const;
  if (isNarrow && shortLabel)
    return (
      <Button {...link} aria-label={text(label)} startIcon={<AddIcon />} sx={{ minHeight: 44 }}>
        {text(shortLabel)}
      </Button>
    );
  if (isNarrow)
    return (
      <Button {...link} aria-label={text(label)} title={text(label)} sx={{ minWidth: 44, minHeight: 44, p: 0 }}>
        <AddIcon />
      </Button>
    );
  return (
    <Button {...link} startIcon={<AddIcon />}>
      {text(label)}
    </Button>
  );
}

interface ListActionsProps extends Pick<ResourceListProps<RaRecord>, 'file' | 'filters'> {
  readonly storeKey: string;
  readonly fold: FilterFold;
  /** False where there is no table. */
  readonly hasColumns?: boolean | undefined;
  readonly children?: ReactNode;
}

function ListActions({ storeKey, fold, file, filters, hasColumns = true, children }: ListActionsProps): ReactElement {
  const isNarrow = useIsNarrowScreen(CARDS_BELOW);
  useSavedFiltersNotice();
  return (
    <TopToolbar sx={toolbarStyle}>
      {filters && <FoldedFiltersButton fold={fold} />}
      {filters && !fold.isFolded && <FilterButton />}
      {children}
      {hasColumns && !isNarrow && <ColumnsButton storeKey={tableKeyOf(storeKey)} />}
      {file && <ExportButton file={file} storeKey={tableKeyOf(storeKey)} />}
    </TopToolbar>
  );
}

interface ListFiltersProps<R extends RaRecord> extends Omit<ListActionsProps, 'hasColumns' | 'fold'> {
  readonly filters: ReactElement[];
  readonly filterLabel: FilterLabel<R>;
}

/** Filters, saved filters and export of a list that is shown as something else than a table. */
export function ListFilters<R extends RaRecord>({ filterLabel, ...actions }: ListFiltersProps<R>): ReactElement {
  const fold = useFilterFold(actions.filters);
  return (
    <Box sx={{ ...listFiltersStyle, ...filterCountStyle(actions.filters), ...foldStyleOf(fold) }}>
      <ListToolbar
        className="RaList-actions"
        filters={actions.filters}
        actions={<ListActions {...actions} fold={fold} hasColumns={false} />}
      />
      <FilterChips<R> labelOf={filterLabel} fieldSources={fold.fieldSources} />
    </Box>
  );
}

interface ListContentProps<R extends RaRecord> extends ResourceListProps<R> {
  /** What is put around the records. */
  readonly frame?: (records: ReactNode) => ReactNode;
  readonly fold: FilterFold;
}

/** Shows the choice of a state, the filters that are set, and the records: as cards where a table has no room. */
function ListContent<R extends RaRecord>({ frame, fold, ...props }: ListContentProps<R>): ReactElement {
  const { states, filterBar, filterLabel = String, table, cards } = props;
  const isNarrow = useIsNarrowScreen(CARDS_BELOW);
  const records = isNarrow ? (cards ?? table) : table;
  return (
    <Box sx={isNarrow && cards ? cardsStyle : undefined}>
      {states && <StatusFilter {...states} />}
      {filterBar ?? (
        <FilterChips<R> labelOf={filterLabel} hidesState={states !== undefined} fieldSources={fold.fieldSources} />
      )}
      {frame ? frame(records) : records}
    </Box>
  );
}

/** Returns the toolbar above a list; none where it is filtered by buttons, react-admin's own where nothing else is said. */
const toolbarOf = <R extends RaRecord>(
  { filters, filterBar, file, hasColumns }: ResourceListProps<R>,
  storeKey: string,
  fold: FilterFold,
): ReactElement | false | undefined => {
  if (filterBar) return false;
  if (!filters && !file) return undefined;
  return <ListActions storeKey={storeKey} fold={fold} file={file} filters={filters} hasColumns={hasColumns} />;
};

const latestChangeFirst: SortPayload = { field: 'updatedAt', order: 'DESC' };

/** Shows a list made of react-admin's own parts, with the same header, toolbar and chips for every resource. */
export function ResourceList<R extends RaRecord>(props: ResourceListProps<R>): ReactElement {
  const { resource, title, create, empty, filters, tools } = props;
  const { sort = latestChangeFirst, initialFilter, above, intro, storeKey = resource } = props;
  const text = useMessages();
  const fold = useFilterFold(filters);
  const actions = (
    <>
      {tools}
      {create && <CreateButton {...create} />}
    </>
  );
  const isAddressed = title !== undefined || props.isAddressed === true;
  const showFailure = useListFailure();
  const failedFrame = (records: ReactNode) => (
    <FailedList firstFilter={isAddressed ? (initialFilter ?? {}) : undefined}>{records}</FailedList>
  );
  return (
    <>
      {title && (
        <PageHeader title={text(title)} actions={actions} above={above}>
          {typeof intro === 'string' ? text(intro) : intro}
        </PageHeader>
      )}
      <DefaultFilterAddress filter={isAddressed ? initialFilter : undefined} hasPages={props.hasPages !== false}>
        <List<R>
          resource={resource}
          title=" "
          sort={sort}
          filter={props.filter}
          filterDefaultValues={initialFilter}
          perPage={props.perPage ?? 25}
          filters={filters}
          storeKey={props.isRemembered === false ? false : storeKey}
          disableSyncWithLocation={!isAddressed}
          actions={toolbarOf(props, storeKey, fold)}
          {...(props.pagination && { pagination: props.pagination })}
          empty={<EmptyState {...empty} title={text(empty.title)} help={empty.help && text(empty.help)} />}
          error={<ListContent<R> {...props} fold={fold} frame={failedFrame} />}
          queryOptions={{ onError: showFailure }}
          sx={{ ...listStyle, ...filterCountStyle(filters), ...foldStyleOf(fold) }}
        >
          <ListContent<R> {...props} fold={fold} />
        </List>
      </DefaultFilterAddress>
    </>
  );
}

import PinIcon from '@mui/icons-material/PushPin';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import UnpublishIcon from '@mui/icons-material/UnpublishedOutlined';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import { Box, Button } from '@mui/material';
import { bulkLimit, newsLifecycle } from '@prentice/contract';
import {
  BooleanInput,
  DataTable,
  SearchInput,
  SelectAllButton,
  SelectArrayInput,
  TextInput,
  useListContext,
} from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { isUndoable, useBulkChange } from '../../ui/mutations/bulk-change.hook.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { SelectableCards } from '../../ui/list/SelectableCards.tsx';
import { SelectionBar } from '../../ui/list/SelectionBar.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import { audienceChoices, undoNews, type ListedNews } from './news-types.ts';

const file: ExportFile = { name: 'news.csv', call: (query, options) => client.news.export({ query }, options) };

const searchStyle = { width: { xs: '100%', sm: 260 } };
const filtersWith = (placeholder: string): ReactElement[] => [
  <SearchInput key="q" source="q" placeholder={placeholder} alwaysOn sx={searchStyle} />,
  <SelectArrayInput key="audience" source="audience" label="news.field.audience" choices={audienceChoices} />,
  <TextInput key="tag" source="tag" label="news.tag" />,
  <BooleanInput key="pinned" source="pinned" label="news.field.pinned" defaultValue={true} />,
];

const filterLabelPrefixes: Readonly<Record<string, string>> = { state: 'newsState', audience: 'newsAudience' };

/** Publishes, unpublishes or archives the selected items at once, and undoes it. */
function BulkActions(): ReactElement {
  const text = useMessages();
  const { selectedIds, data = [], onUnselectItems } = useListContext<ListedNews>();
  const { start, undo } = useBulkChange(undoNews);
  const now = useNow();
  const ids = selectedIds.map(String);
  const undoable = data.filter((item) => selectedIds.includes(item.id) && isUndoable(item, now)).map(({ id }) => id);
  const transition = (to: 'published' | 'unpublished' | 'archived') => {
    onUnselectItems();
    const change = () => client.news.transitionMany({ body: { ids, to }, idempotencyKey: newIdempotencyKey() });
    start({ ids, change, message: `news.doneMany.${to}` });
  };
  return (
    <>
      <SelectAllButton limit={bulkLimit} />
      <Button startIcon={<PublishIcon />} onClick={() => transition('published')}>
        {text('news.publish')}
      </Button>
      <Button startIcon={<UnpublishIcon />} onClick={() => transition('unpublished')}>
        {text('news.unpublish')}
      </Button>
      <Button startIcon={<ArchiveIcon />} onClick={() => transition('archived')}>
        {text('news.archive')}
      </Button>
      {undoable.length > 0 && (
        <Button
          onClick={() => {
            onUnselectItems();
            undo(undoable);
          }}
        >
          {text('bulk.undo')}
        </Button>
      )}
    </>
  );
}

function Title({ item }: { item: ListedNews }): ReactElement {
  const text = useMessages();
  return (
    <>
      {item.pinned && (
        <Box component="span" title={text('news.field.pinned')} sx={{ color: 'primary.main', mr: 0.5 }}>
          <PinIcon aria-hidden sx={{ fontSize: '1.1rem', verticalAlign: 'text-bottom' }} />
          <span className="visually-hidden">{text('news.field.pinned')}:</span>
        </Box>
      )}
      {item.title}
    </>
  );
}

const When = ({ item }: { item: ListedNews }): ReactElement | null => {
  const instant = item.publishedAt ?? item.publishAt;
  return instant ? <RelativeTime instant={instant} /> : null;
};

const Column = DataTable.Col<ListedNews>;

function NewsTable(): ReactElement {
  const text = useMessages();
  return (
    <DataTable<ListedNews>
      rowClick="edit"
      hiddenColumns={['language', 'authorName']}
      bulkActionButtons
      bulkActionsToolbar={
        <SelectionBar>
          <BulkActions />
        </SelectionBar>
      }
    >
      <Column
        source="title"
        label="news.field.title"
        render={(item) => (
          <RecordLink record={item} link="edit">
            <Title item={item} />
          </RecordLink>
        )}
      />
      <Column
        source="state"
        label="news.field.state"
        disableSort
        render={({ state }) => <StatusChip state={state} labelPrefix="newsState" />}
      />
      <Column
        source="audience"
        label="news.field.audience"
        disableSort
        render={({ audience }) => text(`newsAudience.${audience}`)}
      />
      <Column source="publishedAt" label="news.published" render={(item) => <When item={item} />} />
      <Column source="tags" label="news.field.tags" disableSort render={({ tags }) => tags.join(', ')} />
      <Column
        source="language"
        label="news.field.language"
        disableSort
        render={({ language }) => text(`newsLanguage.${language}`)}
      />
      <Column source="authorName" label="news.author" disableSort />
      <DataTable.NumberCol source="views" label="news.views" disableSort />
      <Column
        source="updatedAt"
        label="news.updated"
        render={({ updatedAt }) => <RelativeTime instant={updatedAt} />}
      />
    </DataTable>
  );
}

/** Shows news as cards, where there is room for one column only. */
const NewsCards = (): ReactElement => (
  <SelectableCards<ListedNews>
    name={({ title }) => title}
    title={(item) => <Title item={item} />}
    bulkActions={<BulkActions />}
    secondaryText={(item) => <StatusChip state={item.state} labelPrefix="newsState" />}
    tertiaryText={(item) => <When item={item} />}
  />
);

/** Shows all news items. */
export default function NewsList(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const filterLabel = (filter: string, value: unknown): string =>
    value === true ? text('news.field.pinned') : valueLabel(filterLabelPrefixes[filter] ?? filter, String(value));
  return (
    <ResourceList<ListedNews>
      resource="news"
      title="news.title"
      create={{ label: 'news.create', screen: 'newsCreate' }}
      empty={{ title: 'news.empty', help: 'news.emptyHelp' }}
      states={{ values: newsLifecycle.states, labelPrefix: 'newsState' }}
      filters={filtersWith(text('news.search'))}
      filterLabel={filterLabel}
      file={file}
      table={<NewsTable />}
      cards={<NewsCards />}
    />
  );
}

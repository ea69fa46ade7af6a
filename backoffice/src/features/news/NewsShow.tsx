import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { FunctionField, SimpleShowLayout, TabbedShowLayout, TextField, useRecordContext } from 'react-admin';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { RecordShow } from '../../ui/record/RecordShow.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { ShowTabs } from '../../ui/page/AddressedTabs.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { isWhole, type EditedNews, type ListedNews } from './news-types.ts';

function NewsFacts(): ReactElement {
  const text = useMessages();
  const time = (instant: string | null) => <RelativeTime instant={instant} />;
  const Field = FunctionField<EditedNews>;
  return (
    <SimpleShowLayout sx={{ px: 0, maxWidth: 760 }}>
      <Field label="news.field.audience" render={({ audience }) => text(`newsAudience.${audience}`)} />
      <Field label="news.field.language" render={({ language }) => text(`newsLanguage.${language}`)} />
      <Field label="news.field.tags" render={({ tags }) => tags.join(', ') || '–'} />
      <Field label="news.field.pinned" render={({ pinned }) => text(pinned ? 'value.yes' : 'value.no')} />
      <TextField source="byline" label="news.field.byline" emptyText="–" />
      <Field
        label="news.field.event"
        render={({ event }) => (event ? `${event.startsAt.replace('T', ' ')}, ${event.place}` : '–')}
      />
      <TextField source="authorName" label="news.author" emptyText="–" />
      <Field label="news.field.publishAt" render={({ publishAt }) => time(publishAt)} />
      <Field label="news.published" render={({ publishedAt }) => time(publishedAt)} />
      <Field label="news.updated" render={({ updatedAt }) => time(updatedAt)} />
      <TextField source="views" label="news.views" />
    </SimpleShowLayout>
  );
}

function Details(): ReactElement {
  const text = useMessages();
  const item = useRecordContext<ListedNews | EditedNews>();
  if (!isWhole(item)) return <PageSkeleton />;
  const list = (
    <Link component={LinkBase} to={pathTo('news')}>
      {text('news.title')}
    </Link>
  );
  const actions = (
    <>
      <Button
        href={item.state === 'published' ? `/news/${item.slug}` : `/news/preview/${item.id}`}
        target="_blank"
        rel="noopener"
      >
        {text(item.state === 'published' ? 'news.view' : 'news.previewPage')}
      </Button>
      <Button
        variant="contained"
        component={LinkBase}
        to={pathTo('newsEdit', item.id)}
        startIcon={<EditIcon aria-hidden />}
      >
        {text('action.edit')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={item.title}
        above={list}
        beside={<StatusChip state={item.state} labelPrefix="newsState" />}
        actions={actions}
      />
      <ShowTabs>
        <TabbedShowLayout.Tab label="news.tab.text">
          <Box sx={{ fontSize: '1.125rem', maxWidth: '68ch' }}>{item.summary}</Box>
          <ArticlePreview body={item.body} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="news.tab.publication">
          <NewsFacts />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="news.tab.history">
          <AuditTrail resource="news" id={item.id} />
        </TabbedShowLayout.Tab>
      </ShowTabs>
    </>
  );
}

/** Shows one news item as it is: its text, its publication, and what was done to it. */
export default function NewsShow(): ReactElement {
  return <RecordShow resource="news">{() => <Details />}</RecordShow>;
}

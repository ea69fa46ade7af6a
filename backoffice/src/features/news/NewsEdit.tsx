import { Edit, useLocale, useRecordContext } from 'react-admin';
import { LinkBase } from 'ra-core';
import { Box, Link } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { exactTime } from '../../ui/formats/time-format.ts';
import { NewsForm } from './NewsForm.tsx';
import { isWhole, type EditedNews, type ListedNews } from './news-types.ts';

function Editor(): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const item = useRecordContext<ListedNews | EditedNews>();
  const [saved, setSaved] = useState<EditedNews | null>(null);
  /* A form begun with what the list knows would save an empty text. */
  if (!isWhole(item)) return <PageSkeleton />;
  /* The record of the form stays as it was read, so that saving takes nothing from somebody who keeps typing. */
  const { title } = saved && saved.id === item.id && saved.version > item.version ? saved : item;
  const list = (
    <Link component={LinkBase} to={pathTo('news')}>
      {text('news.title')}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={title}
        above={list}
        beside={
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <StatusChip state={item.state} labelPrefix="newsState" />
            {item.state === 'scheduled' && item.publishAt && (
              <span>{text('news.publishesAt', { time: exactTime(Date.parse(item.publishAt), locale) })}</span>
            )}
            {item.views > 0 && text('news.viewCount', { smart_count: item.views })}
          </Box>
        }
      />
      <NewsForm item={item} onSaved={setSaved} />
      <AuditTrail resource="news" id={item.id} />
    </>
  );
}

/** Shows the editor of one news item. */
export default function NewsEdit(): ReactElement {
  const { id = '' } = useParams();
  return (
    <Edit
      resource="news"
      id={id}
      key={id}
      title=" "
      actions={false}
      component="div"
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ staleTime: 0 }}
    >
      <Editor />
    </Edit>
  );
}

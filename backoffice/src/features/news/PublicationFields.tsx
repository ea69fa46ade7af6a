import { findTransition, issueMessage, newsLifecycle, newsLimits, newsTag } from '@prentice/contract';
import { Box, FormHelperText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteArrayInput, BooleanInput, DateTimeInput, SelectInput, TextInput } from 'react-admin';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldMessage, useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { inAccountZone } from '../../ui/form/zoned-time.ts';
import { exactTime, isUtc, readersZone } from '../../ui/formats/time-format.ts';
import { CoverInput } from './CoverInput.tsx';
import { EventInput } from './EventInput.tsx';
import { audienceChoices, languageChoices, type EditedNews } from './news-types.ts';

/** Tags as they were used before, and new ones; at the limit only those that are chosen can still be taken away. */
function TagsInput({ item }: { item: EditedNews }): ReactElement {
  const text = useMessages();
  const fieldText = useFieldMessage();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState({ message: '', count: 0 });
  const chosen: unknown = useWatch({ name: 'tags' });
  const count = Array.isArray(chosen) ? chosen.length : 0;
  const isFull = count >= newsLimits.tags;
  const { data = [] } = useQuery({ queryKey: ['news', 'tags'], queryFn: () => client.news.tags() });
  const tags = [...new Set([...item.tags, ...data.map(({ tag }) => tag), ...added])];
  const create = (typed = '') => {
    const read = newsTag.safeParse(typed);
    const fault = read.error?.issues[0];
    const why = isFull ? text('news.tagsFull', { most: newsLimits.tags }) : fault && fieldText(issueMessage(fault));
    if (why) setRefused({ message: text('news.tagRefused', { tag: typed.trim(), why }), count });
    if (why || !read.success) return undefined;
    setAdded([...added, read.data]);
    return { id: read.data, name: read.data };
  };
  const used = text('news.tagsCount', { count, most: newsLimits.tags });
  return (
    <Box>
      <AutocompleteArrayInput
        source="tags"
        label="news.field.tags"
        helperText={`${text(isFull ? 'news.tagsFull' : 'news.tagsHelp', { most: newsLimits.tags, ...newsLimits.tag })} · ${used}`}
        choices={tags.map((tag) => ({ id: tag, name: tag }))}
        translateChoice={false}
        getOptionDisabled={() => isFull}
        /* In place of what was refused comes the entry of the list that offered to add it. */
        parse={(values: readonly unknown[]) => values.filter((value) => newsTag.safeParse(value).success)}
        createLabel={text('news.newTag')}
        createItemLabel={text('news.addTag', { item: '%{item}' })}
        onCreate={create}
        fullWidth
      />
      <FormHelperText error role="alert">
        {/* Until something is chosen or taken away. */}
        {refused.count === count && refused.message}
      </FormHelperText>
    </Box>
  );
}

/** Shows when to publish: chosen in the time zone of the author's account, and shown in UTC. */
function ScheduleInput(): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const value: unknown = useWatch({ name: 'publishAt' });
  const instant = typeof value === 'string' ? Date.parse(value) : NaN;
  const zone = readersZone();
  const utc = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
  const help = (): string => {
    if (Number.isNaN(instant)) return text('news.scheduleHelp', { zone });
    const local = exactTime(instant, locale);
    return isUtc(instant) ? local : text('news.scheduleAt', { local, zone, utc: utc(instant) });
  };
  return (
    <DateTimeInput source="publishAt" label="news.field.publishAt" {...inAccountZone} helperText={help()} fullWidth />
  );
}

/** Fields of the tab, which opens when one of them needs attention. */
export const publicationFields: ReadonlySet<string> = new Set([
  'audience',
  'language',
  'byline',
  'tags',
  'publishAt',
  'pinned',
  'event',
  'cover',
]);

/** Shows who reads an item, when, and how it is found. */
export function PublicationFields({ item }: { item: EditedNews }): ReactElement {
  const text = useMessages();
  const canBeScheduled =
    item.state === 'scheduled' || findTransition(newsLifecycle, item.state, 'scheduled', 'admin') !== undefined;
  return (
    <Box sx={{ width: '100%', maxWidth: 760, display: 'grid', gap: 2.5 }}>
      <FieldGrid paired>
        <SelectInput source="audience" label="news.field.audience" choices={audienceChoices} fullWidth />
        <SelectInput source="language" label="news.field.language" choices={languageChoices} fullWidth />
      </FieldGrid>
      <FieldGrid>
        <TextInput source="byline" label="news.field.byline" helperText={text('news.bylineHelp')} fullWidth />
        <TagsInput item={item} />
      </FieldGrid>
      <FieldGrid paired>
        {canBeScheduled && <ScheduleInput />}
        <BooleanInput
          source="pinned"
          label="news.field.pinned"
          helperText={text('news.pinnedHelp', { most: newsLimits.pinned })}
        />
      </FieldGrid>
      <EventInput />
      <CoverInput id={item.id} />
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { dayOf, groupBySubject, periodsUntil } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { InboxBlock } from './InboxBlock.tsx';
import { divideThreads } from './inbox-next-steps.ts';
import { InboxRow, type RowOptions } from './InboxRow.tsx';
import type { InboxThread } from './inbox-threads.ts';

interface InboxSectionProps extends RowOptions {
  readonly heading: string;
  /** Stressed as what is to be done. */
  readonly isNextSteps?: boolean;
  readonly threads: readonly InboxThread[];
}

/** Shows rows under a heading, and those about the same thing in a block. */
function InboxSection({ heading, isNextSteps = false, threads, ...row }: InboxSectionProps): ReactElement {
  const { timeZone } = row;
  const subjects = groupBySubject(threads.map(({ latest }) => latest));
  const threadsOf = (items: readonly { readonly id: string }[]): InboxThread[] =>
    threads.filter(({ latest }) => items.some(({ id }) => id === latest.id));
  return (
    <Box component="section" aria-label={heading} sx={isNextSteps ? nextStyle : { pb: 1 }}>
      <Typography component="h2" variant="subtitle2" sx={headingStyle}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {subjects.map(({ key, subject, items }) => {
          const about = threadsOf(items);
          const [first] = about;
          if (!first) return null;
          const name = `${dayOf(first.latest.createdAt, timeZone)} ${key}`;
          return about.length === 1 ? (
            <InboxRow key={key} thread={first} {...row} />
          ) : (
            <InboxBlock key={key} name={name} subject={subject} threads={about} {...row} />
          );
        })}
      </Box>
    </Box>
  );
}

interface InboxDaysProps extends RowOptions {
  readonly threads: readonly InboxThread[];
}

/** Shows what is to be done now, then the rows of an inbox of today, of this week and from before. */
export function InboxDays({ threads, ...row }: InboxDaysProps): ReactElement {
  const text = useMessages();
  const now = useNow();
  const { timeZone } = row;
  const { nextSteps, others } = divideThreads(threads, now, timeZone);
  const periodOf = periodsUntil(now, timeZone);
  const periods = Map.groupBy(others, ({ latest }) => periodOf(dayOf(latest.createdAt, timeZone)));
  return (
    <>
      {nextSteps.length > 0 && (
        <InboxSection heading={text('inbox.nextSteps')} isNextSteps threads={nextSteps} {...row} />
      )}
      {[...periods].map(([period, ofPeriod]) => (
        <InboxSection key={period} heading={text(`inbox.${period}`)} threads={ofPeriod} {...row} />
      ))}
    </>
  );
}

const headingStyle = { px: 1.5, py: { xs: 0.25, md: 1 }, color: 'text.secondary' } as const;

const nextStyle = {
  mb: 1,
  py: 0.5,
  borderRadius: '6px',
  bgcolor: 'var(--accent-wash)',
  '& > h2': { color: 'text.primary' },
  '& > ul > li:first-of-type': { borderTop: 0 },
} as const;

import { Button, Link } from '@mui/material';
import type { AuditResource } from '@prentice/contract';
import type { TimelineStep } from '@prentice/design';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../app/screen.paths.ts';
import { useText, useWord } from '../i18n/text.hook.ts';
import { useAbility, useMe } from '../providers/me.hook.ts';
import { client } from '../providers/session.ts';
import { useChangeText } from './audit.words.ts';
import { Loaded } from './loaded.tsx';
import { relativeTime } from './moment.text.ts';
import { useNow } from './now.hook.ts';
import { Panel } from './panel.tsx';
import { Timeline } from './timeline.tsx';

const STEP = 10;
const MOST = 100;

interface AuditTrailProps {
  readonly resource: AuditResource;
  readonly id: string;
}

type Entry = Awaited<ReturnType<typeof client.audit.list>>['items'][number];

/** An entry as a step of the timeline, in the reader's words. */
function useStep(resource: AuditResource): (entry: Entry) => TimelineStep {
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const say = useChangeText(resource);
  return (entry) => {
    const reason = 'reason' in entry ? entry.reason : null;
    const name = 'actorName' in entry ? entry.actorName : null;
    const role = 'actorRole' in entry ? word('role', entry.actorRole) : undefined;
    return {
      id: entry.id,
      phase: 'done',
      title: word('auditAction', entry.action),
      actor: name ?? role,
      at: { iso: entry.at, text: relativeTime(Date.parse(entry.at), now, locale) },
      note: [...entry.changes.map(say), reason].filter(Boolean).join('. ') || undefined,
    };
  };
}

/** The way to everything about the record, for those who have that screen. */
function AllEntries({ id }: { id: string }): ReactElement | null {
  const text = useText();
  if (useMe().actor.role === 'employer') return null;
  return (
    <Link
      component={LinkBase}
      to={`${pathTo('audit')}?filter=${encodeURIComponent(JSON.stringify({ resourceId: id }))}`}
      sx={{ display: 'inline-block', mt: 1 }}
    >
      {text('audit.showAll')}
    </Link>
  );
}

function Trail({ resource, id }: AuditTrailProps): ReactElement {
  const text = useText();
  const stepOf = useStep(resource);
  const [shown, setShown] = useState(STEP);
  const asked = useQuery({
    queryKey: ['audit', resource, id, shown],
    queryFn: ({ signal }) =>
      client.audit.list({ list: { filter: { resource, resourceId: id }, range: [0, shown - 1] } }, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <Panel title={text('audit.trail')}>
      <Loaded asked={asked}>
        {({ items, total }) => (
          <>
            {items.length > 0 ? <Timeline steps={items.map(stepOf)} /> : <p>{text('audit.none')}</p>}
            {total > items.length && shown < MOST && (
              <Button size="small" onClick={() => setShown(shown + STEP)}>
                {text('audit.older')}
              </Button>
            )}
            {items.length > 0 && <AllEntries id={id} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** What was done to a record, by whom, newest first; nothing for those who may not read it. */
export function AuditTrail(props: AuditTrailProps): ReactElement | null {
  return useAbility().can('read', 'AuditEntry') ? <Trail {...props} /> : null;
}

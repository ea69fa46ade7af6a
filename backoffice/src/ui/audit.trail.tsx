import type { AuditResource } from '@prentice/contract';
import type { TimelineStep } from '@prentice/design';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { pathTo } from '../app/screen.paths.ts';
import { useText, useWord } from '../i18n/text.hook.ts';
import { client } from '../providers/session.ts';
import { Loaded } from './loaded.tsx';
import { relativeTime } from './moment.text.ts';
import { Panel } from './panel.tsx';
import { Timeline } from './timeline.tsx';

const SHOWN = 20;

/** What was done to a record, by whom, newest first. */
export function AuditTrail({ resource, id }: { resource: AuditResource; id: string }): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const asked = useQuery({
    queryKey: ['audit', resource, id],
    queryFn: ({ signal }) =>
      client.audit.list({ list: { filter: { resource, resourceId: id }, range: [0, SHOWN - 1] } }, { signal }),
  });
  const filter = encodeURIComponent(JSON.stringify({ resource, resourceId: id }));
  const all = (
    <Button size="small" component={LinkBase} to={`${pathTo('audit')}?filter=${filter}`}>
      {text('audit.showAll')}
    </Button>
  );
  return (
    <Panel title={text('audit.title')} beside={all}>
      <Loaded asked={asked}>
        {({ items }) => {
          const steps = items.map((entry): TimelineStep => {
            const changed = entry.changes.map(({ field }) => field).join(', ');
            const reason = 'reason' in entry ? entry.reason : null;
            return {
              id: entry.id,
              phase: 'done',
              title: word('auditAction', entry.action),
              actor: 'actorName' in entry ? (entry.actorName ?? word('role', entry.actorRole)) : undefined,
              at: { iso: entry.at, text: relativeTime(Date.parse(entry.at), Date.now(), locale) },
              note: [changed, reason].filter(Boolean).join('. ') || undefined,
            };
          });
          return steps.length > 0 ? <Timeline steps={steps} /> : <p>{text('audit.none')}</p>;
        }}
      </Loaded>
    </Panel>
  );
}

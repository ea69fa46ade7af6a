import { Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { sourceLimits, type SourceOutcome, type SourceReport as Report } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { Facts, HorizontalScroll, Panel } from '../../../ui/page/Panel.tsx';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { StatusTag, type Tone } from '../../../ui/formats/StatusChip.tsx';

const tones: Readonly<Partial<Record<SourceOutcome, Tone>>> = {
  imported: 'answered',
  unchanged: 'neutral',
  later: 'due',
};

/** Shows what came of a run, as a word and an icon. */
export function SourceOutcomeTag({ outcome }: { outcome: SourceOutcome }): ReactElement {
  const valueLabel = useValueLabel();
  return <StatusTag tone={tones[outcome] ?? 'attention'}>{valueLabel('sourceOutcome', outcome)}</StatusTag>;
}

function Rejections({ report }: { report: Report }): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const { rejected, rejections } = report;
  if (rejections.length === 0) return null;
  return (
    <>
      <h3>{text('sources.rejections')}</h3>
      {rejected > rejections.length && <p>{text('sources.rejectionsMore', { n: rejections.length })}</p>}
      <HorizontalScroll label={text('sources.rejections')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('sources.job')}</TableCell>
              <TableCell>{text('sources.reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rejections.map(({ title, url, reason }, index) => (
              <TableRow key={`${String(index)} ${url}`}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {title || text('sources.untitled')}
                  {/* Written out and not a link: nobody has checked where it leads. */}
                  {url && <small style={{ display: 'block' }}>{url}</small>}
                </TableCell>
                <TableCell>{valueLabel('sourceRejection', reason)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </HorizontalScroll>
    </>
  );
}

/* After these the website is asked again by itself. */
const passing: readonly SourceOutcome[] = ['later', 'unreachable', 'error'];

interface SourceReportProps {
  readonly report: Report | null;
  readonly isPaused: boolean;
}

/** Shows the report of a source's last run: what was found, what became of it, and what to do about a failure. */
export function SourceReport({ report, isPaused }: SourceReportProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  if (!report) return <Panel title={text('sources.lastRun')}>{text('sources.never')}</Panel>;
  const { outcome, status } = report;
  const facts = [
    [text(report.manual ? 'sources.manual' : 'sources.scheduled'), <RelativeTime key="at" instant={report.at} />],
    [text('sources.found'), report.found],
    [text('sources.created'), report.created],
    [text('sources.published'), report.published],
    [text('sources.duplicates'), report.duplicates],
    [text('sources.rejected'), report.rejected],
  ] as const;
  const isRead = outcome === 'imported';
  return (
    <Panel title={text('sources.lastRun')} beside={<SourceOutcomeTag outcome={outcome} />}>
      {!isRead && outcome !== 'unchanged' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {valueLabel('sourceAdvice', outcome)}
          {!isPaused && passing.includes(outcome) && ` ${text('sources.triedAgain')}`}
          {status !== null && status !== 200 && ` (HTTP ${status})`}
        </Alert>
      )}
      <Facts facts={isRead ? facts : facts.slice(0, 1)} />
      {report.truncated && <p>{text('sources.truncated', { n: sourceLimits.entries })}</p>}
      <Rejections report={report} />
    </Panel>
  );
}

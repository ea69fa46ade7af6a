import { Box, ButtonBase } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { CompanyMark } from '../../ui/page/CompanyLogo.tsx';
import { TimeInSentence } from '../../ui/formats/RelativeTime.tsx';
import { StatusChip, StatusTag } from '../../ui/formats/StatusChip.tsx';
import { useSubmittedRows } from '../../ui/mutations/submitted-rows.hook.ts';
import { decidedCases } from './CaseDecision.tsx';
import type { ReviewedCase } from './selected-case.hook.ts';

interface CaseQueueProps {
  readonly cases: readonly ReviewedCase[];
  /** The one that is shown beside the queue, if any is. */
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Moves the focus to the row of a case, where the queue has it. */
export const focusCase = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-case="${CSS.escape(id)}"] button`)?.focus();

const isLate = (verificationCase: ReviewedCase): boolean =>
  verificationCase.state === 'pending' &&
  verificationCase.dueAt !== null &&
  Date.parse(verificationCase.dueAt) < Date.now();

function Findings({ failures, warnings }: Pick<ReviewedCase, 'failures' | 'warnings'>): ReactElement {
  const text = useMessages();
  if (failures > 0)
    return <StatusTag tone="attention">{text('verification.failures', { smart_count: failures })}</StatusTag>;
  if (warnings > 0)
    return <StatusTag tone="warning">{text('verification.warnings', { smart_count: warnings })}</StatusTag>;
  return <StatusTag tone="answered">{text('verification.noFindings')}</StatusTag>;
}

function QueueRow({
  verificationCase,
  chosen,
  onChoose,
}: {
  verificationCase: ReviewedCase;
  chosen: boolean;
  onChoose: () => void;
}): ReactElement {
  const text = useMessages();
  const { isSubmitted } = useSubmittedRows(decidedCases);
  return (
    <Box component="li" data-case={verificationCase.id} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <ButtonBase onClick={onChoose} aria-current={chosen ? 'true' : undefined} sx={rowStyle(chosen)}>
        <CompanyMark name={verificationCase.employerName} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{verificationCase.employerName}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {verificationCase.dueAt && (
              <TimeInSentence
                message={isLate(verificationCase) ? 'verification.wasDue' : 'verification.due'}
                instant={verificationCase.dueAt}
                tone={isLate(verificationCase) ? 'attention' : undefined}
              />
            )}
          </Box>
          {verificationCase.state !== 'pending' && (
            <Box>
              <StatusChip state={verificationCase.state} labelPrefix="caseState" />
            </Box>
          )}
          {isSubmitted(verificationCase) && <StatusTag tone="neutral">{text('verification.isDecided')}</StatusTag>}
          <Findings failures={verificationCase.failures} warnings={verificationCase.warnings} />
        </Box>
      </ButtonBase>
    </Box>
  );
}

const rowStyle = (chosen: boolean) =>
  ({
    width: '100%',
    gap: 1.25,
    p: 1,
    textAlign: 'left',
    alignItems: 'flex-start',
    font: 'inherit',
    bgcolor: chosen ? 'action.selected' : undefined,
    boxShadow: chosen ? 'inset 3px 0 0 var(--accent)' : undefined,
  }) as const;

/** Cases by due date; the chosen one is marked. */
export function CaseQueue({ cases, current, onChoose }: CaseQueueProps): ReactElement {
  const text = useMessages();
  return (
    <Box component="ul" aria-label={text('verification.queue')} sx={queueStyle}>
      {cases.map((verificationCase) => (
        <QueueRow
          key={verificationCase.id}
          verificationCase={verificationCase}
          chosen={verificationCase.id === current}
          onChoose={() => onChoose(verificationCase.id)}
        />
      ))}
    </Box>
  );
}

const queueStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: { md: 'calc(100vh - 220px)' },
  overflowY: 'auto',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

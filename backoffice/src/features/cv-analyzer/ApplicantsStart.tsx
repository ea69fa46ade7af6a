import { Box, Button } from '@mui/material';
import { cvAnalysisLimits, type ApplicantCvCounts, type Id } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';

/** In the order in which they are said. */
const stages = ['current', 'running', 'unanalysed', 'outdated', 'unfinished', 'withoutCv', 'over'] as const;

/** Returns how many applicants the button queues. */
const queuedBy = ({ unanalysed, outdated, unfinished }: ApplicantCvCounts): number =>
  Math.min(unanalysed + outdated + unfinished, cvAnalysisLimits.applicants);

/** Returns what the button does: only to say "new" of those who were never analysed. */
function buttonLabel({ unanalysed, outdated, unfinished }: ApplicantCvCounts): MessageKey {
  if (outdated + unfinished === 0) return 'analyzer.analyse.new';
  return unanalysed === 0 ? 'analyzer.analyse.again' : 'analyzer.analyse.mixed';
}

/** Returns why there is nothing to analyse. */
function emptyReason({ current, running, withoutCv, over }: ApplicantCvCounts): MessageKey {
  if (running > 0) return 'analyzer.analyse.running';
  if (current > 0) return 'analyzer.analyse.done';
  return over + withoutCv > 0 ? 'analyzer.analyse.noneActive' : 'analyzer.analyse.noneYet';
}

interface ApplicantsStartProps {
  readonly internshipId: Id;
  readonly onQueued: (ids: readonly Id[]) => void;
  /** Another way to add CVs, beside the button. */
  readonly children?: ReactNode;
}

/** Says of the applicants how many are analysed, how many are new and who is left out, and analyses those who are not. */
export function ApplicantsStart({ internshipId, onQueued, children }: ApplicantsStartProps): ReactElement {
  const text = useMessages();
  const explanation = useId();
  const { data: counts } = useQuery({
    queryKey: ['cv-analyses', 'applicants', internshipId],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.cvAnalyses.applicants({ query: { internshipId } }, { signal }),
  });
  const start = useApiMutation(() => client.cvAnalyses.start({ body: { internshipId } }), {
    onDone: ({ ids }) => onQueued(ids),
  });
  if (!counts) return <Box sx={startStyle}>{children}</Box>;
  const queued = queuedBy(counts);
  const total = stages.reduce((sum, stage) => sum + counts[stage], 0);
  const parts = stages
    .filter((stage) => counts[stage] > 0)
    .map((stage) => text(`analyzer.applicants.${stage}`, { smart_count: counts[stage] }));
  return (
    <Box sx={startStyle}>
      <Button
        variant={queued > 0 ? 'contained' : 'outlined'}
        disabled={queued === 0 || start.isPending}
        aria-describedby={explanation}
        onClick={() => start.mutate(undefined)}
        sx={{ minHeight: 44 }}
      >
        {queued > 0 ? text(buttonLabel(counts), { smart_count: queued }) : text('analyzer.analyseApplicants')}
      </Button>
      {children}
      <Box id={explanation} sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
        {queued === 0 && <span>{text(emptyReason(counts))} </span>}
        {total > 0 && <span>{text('analyzer.applicants.all', { smart_count: total, parts: parts.join(' · ') })}</span>}
      </Box>
    </Box>
  );
}

const startStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 } as const;

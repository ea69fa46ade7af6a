import { Box, Button, Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { ModeratedInternship } from '../internship-types.ts';

/** One that was left as it is, by name, and why. */
interface Refusal {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** What became of internships that were decided together, with those that were not by name. */
export interface BulkDecisionResult {
  readonly decision: 'approve' | 'askChanges' | 'reject';
  readonly done: number;
  readonly refused: readonly Refusal[];
}

/** Returns by which words an internship is told from others in a result. */
export const internshipName = ({ title, employer }: ModeratedInternship): string =>
  [title, employer.name].filter(Boolean).join(', ');

/** Says until it is closed what was decided, and what was not and why. */
export function BulkDecisionNotice({
  result: { decision, done, refused },
  onClose,
}: {
  result: BulkDecisionResult;
  onClose: () => void;
}): ReactElement {
  const text = useMessages();
  return (
    <Box role="status" sx={{ mb: 1.5 }}>
      <Notice
        tone={refused.length > 0 ? 'due' : 'answered'}
        title={text(`moderation.done.${decision}`, { smart_count: done })}
      >
        {refused.length > 0 && (
          <>
            <p>{text(`moderation.refused.${decision}`, { smart_count: refused.length })}</p>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {refused.map(({ id, name, reason }) => (
                <li key={id}>
                  <Link component={LinkBase} to={pathTo('moderatedInternship', id)}>
                    {name}
                  </Link>
                  : {reason}
                </li>
              ))}
            </Box>
          </>
        )}
        <div>
          <Button size="small" color="inherit" variant="outlined" onClick={onClose}>
            {text('action.close')}
          </Button>
        </div>
      </Notice>
    </Box>
  );
}

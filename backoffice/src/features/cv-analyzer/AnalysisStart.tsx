import { Box, Button } from '@mui/material';
import { MEGABYTE, acceptedTypes, AppError, cvAnalysisLimits, documentLimits } from '@prentice/contract';
import { useNotify } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useFailureMessage } from '../../ui/mutations/error-message.hook.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { Panel } from '../../ui/page/Panel.tsx';

const maxBytes = documentLimits.bytes.cv;

/** A file that was not taken. */
interface RefusedFile {
  readonly name: string;
  readonly failure: unknown;
}

/** Sends one file after the other; one that is refused does not stop those behind it. */
function useFileUploads(internshipId: string) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const sendFile = async (file: File): Promise<RefusedFile[]> => {
    try {
      if (file.size > maxBytes) throw new AppError('FILE_TOO_LARGE', { mb: maxBytes / MEGABYTE });
      await client.cvAnalyses.upload({ body: { internshipId }, file, fileName: file.name });
      return [];
    } catch (failure) {
      return [{ name: file.name, failure }];
    }
  };
  const uploads = useApiMutation(
    async (files: readonly File[]) => {
      const failures: RefusedFile[] = [];
      for (const file of files) failures.push(...(await sendFile(file)));
      return failures;
    },
    { onDone: setRefused },
  );
  return { send: uploads.mutate, isSending: uploads.isPending, refused };
}

interface AnalysisStartProps {
  readonly internshipId: string;
  /** Whether anybody could apply: before, there are only uploaded files to compare. */
  readonly hasBeenPublic: boolean;
}

/** Starts analyses of the applicants' CVs, and takes files. */
export function AnalysisStart({ internshipId, hasBeenPublic }: AnalysisStartProps): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const failureMessage = useFailureMessage();
  const { send, isSending, refused } = useFileUploads(internshipId);
  const start = useApiMutation(() => client.cvAnalyses.start({ body: { internshipId } }), {
    onDone: ({ queued }) =>
      notify(text(queued === 0 ? 'analyzer.nothingQueued' : 'analyzer.queued', { smart_count: queued }), {
        type: 'info',
      }),
  });
  return (
    <Panel title={text('analyzer.start')}>
      <Box sx={startStyle}>
        {hasBeenPublic ? (
          <div>
            <p>{text('analyzer.applicantsHelp', { days: cvAnalysisLimits.applicantDays })}</p>
            <Button variant="contained" disabled={start.isPending} onClick={() => start.mutate(undefined)}>
              {text('analyzer.analyseApplicants')}
            </Button>
          </div>
        ) : (
          <p>{text('analyzer.unpublished')}</p>
        )}
        <div>
          <p>{text('analyzer.uploadsHelp', { hours: cvAnalysisLimits.uploadHours })}</p>
          <FileDrop
            label={text('analyzer.upload', { most: cvAnalysisLimits.uploads })}
            accept={acceptedTypes.cv}
            maxBytes={maxBytes}
            busy={isSending}
            onFiles={send}
          />
        </div>
      </Box>
      {refused.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <Notice tone="attention" title={text('analyzer.refused', { smart_count: refused.length })}>
            <ul>
              {refused.map(({ name, failure }, index) => (
                <li key={index}>
                  {name}: {failureMessage(failure)}
                </li>
              ))}
            </ul>
          </Notice>
        </Box>
      )}
    </Panel>
  );
}

const startStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& p': { mt: 0, color: 'text.secondary' },
} as const;

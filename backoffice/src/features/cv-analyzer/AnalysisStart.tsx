import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button } from '@mui/material';
import { MEGABYTE, acceptedTypes, AppError, cvAnalysisLimits, documentLimits } from '@prentice/contract';
import { useNotify } from 'ra-core';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
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
  /** False where results matter more: then it opens by its button. */
  readonly isOpen: boolean;
}

/** The button that opens what adds CVs. */
const ADD_BUTTON = 'add-cvs';
const ADD_PANEL = 'add-cvs-panel';

interface AddButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes what adds CVs, once there are results. */
export function AddButton({ isOpen, onToggle }: AddButtonProps): ReactElement {
  const text = useMessages();
  return (
    <Button
      id={ADD_BUTTON}
      variant="outlined"
      startIcon={isOpen ? <CloseIcon /> : <AddIcon />}
      aria-expanded={isOpen}
      aria-controls={ADD_PANEL}
      onClick={onToggle}
      sx={{ minHeight: 44 }}
    >
      {text('analyzer.start')}
    </Button>
  );
}

/** Returns the element that is hidden once the first results are there; the focus moves to the button that opens it again. */
function useFocusAfterHiding(isShown: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown && element.current?.contains(document.activeElement)) document.getElementById(ADD_BUTTON)?.focus();
  }, [isShown]);
  return element;
}

/** Starts analyses of the applicants' CVs, and takes files. */
export function AnalysisStart({ internshipId, hasBeenPublic, isOpen }: AnalysisStartProps): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const failureMessage = useFailureMessage();
  const { send, isSending, refused } = useFileUploads(internshipId);
  const isShown = isOpen || isSending;
  const element = useFocusAfterHiding(isShown);
  const start = useApiMutation(() => client.cvAnalyses.start({ body: { internshipId } }), {
    onDone: ({ queued }) =>
      notify(text(queued === 0 ? 'analyzer.nothingQueued' : 'analyzer.queued', { smart_count: queued }), {
        type: 'info',
      }),
  });
  return (
    <>
      <Box id={ADD_PANEL} ref={element} hidden={!isShown}>
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
        </Panel>
      </Box>
      {refused.length > 0 && (
        <Box sx={{ mb: 2 }}>
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
    </>
  );
}

const startStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& p': { mt: 0, color: 'text.secondary' },
} as const;

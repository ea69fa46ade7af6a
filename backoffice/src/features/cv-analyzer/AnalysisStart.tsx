import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button } from '@mui/material';
import { acceptedTypes, cvAnalysisLimits, documentLimits } from '@prentice/contract';
import { useNotify } from 'ra-core';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { AddedCvs } from './added-cvs.hook.ts';

interface AnalysisStartProps {
  readonly internshipId: string;
  /** Whether anybody could apply: before, there are only uploaded files to compare. */
  readonly hasBeenPublic: boolean;
  /** False where results matter more: then it opens by its button. */
  readonly isOpen: boolean;
  readonly added: AddedCvs;
}

/** The button that opens what adds CVs. */
export const ADD_BUTTON = 'add-cvs';
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
export function AnalysisStart({ internshipId, hasBeenPublic, isOpen, added }: AnalysisStartProps): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const isShown = isOpen || added.isSending;
  const element = useFocusAfterHiding(isShown);
  const start = useApiMutation(() => client.cvAnalyses.start({ body: { internshipId } }), {
    onDone: ({ ids }) => {
      if (ids.length === 0) notify(text('analyzer.nothingQueued'), { type: 'info' });
      else added.addApplicants(ids);
    },
  });
  return (
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
              maxBytes={documentLimits.bytes.cv}
              busy={added.isSending}
              onFiles={added.send}
            />
          </div>
        </Box>
      </Panel>
    </Box>
  );
}

const startStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& p': { mt: 0, color: 'text.secondary' },
} as const;

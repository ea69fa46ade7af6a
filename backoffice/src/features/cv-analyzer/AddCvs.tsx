import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button } from '@mui/material';
import { acceptedTypes, cvAnalysisLimits, documentLimits } from '@prentice/contract';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { AddedCvs } from './added-cvs.hook.ts';
import { ApplicantsStart } from './ApplicantsStart.tsx';

interface AddCvsProps {
  readonly internshipId: string;
  /** Whether anybody could apply: before, there are only uploaded files to compare. */
  readonly hasBeenPublic: boolean;
  /** Whether the applicants have their place above the results, and here is only what takes files. */
  readonly hasResults: boolean;
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
      {text('analyzer.upload.open')}
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
export function AddCvs({ internshipId, hasBeenPublic, hasResults, isOpen, added }: AddCvsProps): ReactElement {
  const text = useMessages();
  const isShown = isOpen || added.isSending;
  const element = useFocusAfterHiding(isShown);
  return (
    <Box id={ADD_PANEL} ref={element} hidden={!isShown}>
      <Panel title={text(hasResults ? 'analyzer.files' : 'analyzer.start')}>
        <Box sx={hasResults ? undefined : startStyle}>
          {!hasResults && (
            <div>
              <h3>{text('analyzer.applicants')}</h3>
              {hasBeenPublic ? (
                <>
                  <p>{text('analyzer.applicantsHelp', { days: cvAnalysisLimits.applicantDays })}</p>
                  <ApplicantsStart internshipId={internshipId} onQueued={added.addApplicants} />
                </>
              ) : (
                <p>{text('analyzer.unpublished')}</p>
              )}
            </div>
          )}
          <div>
            {!hasResults && <h3>{text('analyzer.files')}</h3>}
            <Box component="p" sx={{ mt: 0, maxWidth: 720, color: 'text.secondary' }}>
              {text('analyzer.uploadsHelp', { hours: cvAnalysisLimits.uploadHours })}
            </Box>
            <FileDrop
              label={text('analyzer.upload', { most: cvAnalysisLimits.uploads })}
              accept={acceptedTypes.cv}
              maxBytes={documentLimits.bytes.cv}
              busy={added.isSending}
              onFiles={added.send}
            />
            <Box component="details" sx={{ mt: 1, color: 'text.secondary' }}>
              <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
                {text('analyzer.whoSees')}
              </Box>
              {text('analyzer.whoSeesHelp')}
            </Box>
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
  '& h3': { m: 0, mb: 0.5, fontSize: '1.0625rem', fontWeight: 600 },
  '& p': { mt: 0, color: 'text.secondary' },
} as const;

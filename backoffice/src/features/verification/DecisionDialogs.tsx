import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { caseLimits, caseReasons, type CaseTransitionRequest } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { UNDO_SECONDS } from '../../ui/mutations/undoable-action.hook.tsx';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { useCheckExplanation } from './CaseChecks.tsx';
import type { ReviewedCase } from './selected-case.hook.ts';

interface DecisionDialogProps {
  readonly verificationCase: ReviewedCase;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecide: (decision: CaseTransitionRequest) => void;
}

const { checkNote, noteToEmployer, reasons } = caseLimits;

/** Shows the checks that did not pass, which the person who verifies takes on trust. */
function OpenChecks({ verificationCase }: Pick<DecisionDialogProps, 'verificationCase'>): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const explanation = useCheckExplanation();
  const open = verificationCase.checks.filter(({ result }) => result !== 'pass');
  if (open.length === 0) return <p>{text('verification.allPassed')}</p>;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="due" title={text('verification.notPassed', { smart_count: open.length })}>
        <ul>
          {open.map((check) => (
            <li key={check.id}>
              {valueLabel('check', check.id)}: {explanation(check)}
            </li>
          ))}
        </ul>
      </Notice>
    </Box>
  );
}

/** Verifies at a level: by the domain alone, or with documents seen. A check that failed is explained to colleagues. */
export function VerifyEmployerDialog({ verificationCase, busy, onClose, onDecide }: DecisionDialogProps): ReactElement {
  const text = useMessages();
  const hasDocuments = verificationCase.documents.length > 0;
  const hasFailures = verificationCase.failures > 0;
  const [level, setLevel] = useState<1 | 2>(hasDocuments ? 2 : 1);
  return (
    <ReasonDialog
      about={verificationCase.id}
      title={text('verification.verifyTitle', { name: verificationCase.employerName })}
      help={`${text('verification.verifyHelp')} ${text('decision.undoTime', { seconds: UNDO_SECONDS })}`}
      {...(hasFailures && {
        subject: {
          ...checkNote,
          label: text('verification.failureReason'),
          help: text('verification.failureReasonHelp'),
        },
      })}
      note={{ min: 0, max: noteToEmployer.max, label: text('verification.noteToEmployer') }}
      confirm={text('verification.verify')}
      busy={busy}
      onClose={onClose}
      onConfirm={({ note, subject }) =>
        onDecide({ to: 'verified', level, noteToEmployer: note || null, failureReason: subject || null })
      }
    >
      <OpenChecks verificationCase={verificationCase} />
      <FormControl>
        <FormLabel id="level-label">{text('verification.level')}</FormLabel>
        <RadioGroup
          aria-labelledby="level-label"
          value={String(level)}
          onChange={(_, value) => setLevel(value === '2' ? 2 : 1)}
        >
          <FormControlLabel value="1" control={<Radio size="small" />} label={text('verification.level1')} />
          <FormControlLabel
            value="2"
            control={<Radio size="small" />}
            disabled={!hasDocuments}
            label={text(hasDocuments ? 'verification.level2' : 'verification.level2Missing')}
          />
        </RadioGroup>
      </FormControl>
    </ReasonDialog>
  );
}

/** Asks for what is missing; the employer has 14 days. */
export function RequestInfoDialog({ verificationCase, busy, onClose, onDecide }: DecisionDialogProps): ReactElement {
  const text = useMessages();
  return (
    <ReasonDialog
      about={verificationCase.id}
      title={text('verification.askTitle', { name: verificationCase.employerName })}
      help={`${text('verification.askHelp')} ${text('decision.undoTime', { seconds: UNDO_SECONDS })}`}
      codes={caseReasons}
      labelPrefix="caseReason"
      maxCodes={reasons}
      note={{ ...noteToEmployer, label: text('verification.noteToEmployer') }}
      confirm={text('verification.ask')}
      busy={busy}
      onClose={onClose}
      onConfirm={({ codes, note }) => onDecide({ to: 'info_requested', reasonCodes: [...codes], noteToEmployer: note })}
    />
  );
}

/** Rejects with reasons; the employer may try again after 30 days. */
export function RejectCaseDialog({ verificationCase, busy, onClose, onDecide }: DecisionDialogProps): ReactElement {
  const text = useMessages();
  return (
    <ReasonDialog
      about={verificationCase.id}
      title={text('verification.rejectTitle', { name: verificationCase.employerName })}
      help={`${text('verification.rejectHelp')} ${text('decision.undoTime', { seconds: UNDO_SECONDS })}`}
      codes={caseReasons}
      labelPrefix="caseReason"
      maxCodes={reasons}
      note={{ ...noteToEmployer, label: text('verification.noteToEmployer') }}
      confirm={text('verification.reject')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={({ codes, note }) => onDecide({ to: 'rejected', reasonCodes: [...codes], noteToEmployer: note })}
    />
  );
}

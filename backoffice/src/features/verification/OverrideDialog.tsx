import { MenuItem, TextField } from '@mui/material';
import { caseLimits, checkResults, type CheckResult } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import type { CaseCheck } from './selected-case.hook.ts';

interface OverrideDialogProps {
  readonly caseId: string;
  readonly check: CaseCheck;
  readonly onClose: () => void;
}

interface ResultChoiceProps {
  readonly value: CheckResult;
  readonly onChoose: (result: CheckResult) => void;
}

function ResultChoice({ value, onChoose }: ResultChoiceProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return (
    <TextField
      select
      fullWidth
      label={text('verification.result')}
      value={value}
      onChange={(event) => onChoose(checkResults.find((option) => option === event.target.value) ?? value)}
      sx={{ mt: 1 }}
    >
      {checkResults.map((option) => (
        <MenuItem key={option} value={option}>
          {valueLabel('checkResult', option)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Shows a person's own finding in place of an automatic one, with the reason that stays beside it. */
export default function OverrideDialog({ caseId, check, onClose }: OverrideDialogProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [result, setResult] = useState<CheckResult>(check.result === 'pass' ? 'fail' : 'pass');
  const override = useApiMutation(
    (note: string) =>
      client.verificationCases.overrideCheck({ params: { id: caseId, check: check.id }, body: { result, note } }),
    { successMessage: 'verification.corrected', onDone: onClose },
  );
  return (
    <ReasonDialog
      about={caseId}
      title={text('verification.correctTitle', { check: valueLabel('check', check.id) })}
      help={text('verification.correctHelp')}
      note={caseLimits.checkNote}
      confirm={text('verification.changeResult')}
      busy={override.isPending}
      onClose={onClose}
      onConfirm={({ note }) => override.mutate(note)}
    >
      <ResultChoice value={result} onChoose={setResult} />
    </ReasonDialog>
  );
}

import { Box, Button, Link, Typography } from '@mui/material';
import { internshipCompleteness, type MissingField } from '@prentice/contract';
import { Form, LinkBase, ResourceContextProvider, useNavigate } from 'ra-core';
import { useMemo, useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { pathTo } from '../../../app/screen-paths.ts';
import { useFieldMessage, useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { ConflictDialog } from '../../../ui/dialogs/ConflictDialog.tsx';
import { CompletenessMeter } from '../../../ui/record/CompletenessMeter.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { Notice, ResumedNotice } from '../../../ui/page/Notice.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import { draftContentOf } from '../draft-content.ts';
import type { OwnInternship } from '../internship-types.ts';
import { isDraftAutosaved, useDraftSaving } from './saving/draft-saving.hook.ts';
import { draftResolver, missingInForm } from './saving/draft-resolver.ts';
import { formValuesOf, savableDraft } from './saving/draft-values.ts';
import { DraftSaveStatus } from './saving/DraftSaveStatus.tsx';
import { StepFields } from './steps/StepFields.tsx';
import { StepNavigation } from './steps/StepNavigation.tsx';
import { useFocusedField, useRevalidation } from './steps/wizard-fields.hook.ts';
import { useUnsavedDraft, type UnsavedDraft } from './saving/unsaved-draft.hook.ts';
import { HELD_BACK, missingItems, stepNames, wizardStepPath, type WizardStep } from './steps/wizard-steps.ts';
import { CompanyLogo } from '../../../ui/page/CompanyLogo.tsx';
import { InternshipActions } from '../my-internships/InternshipActions.tsx';
import { PostingView } from '../posting/PostingView.tsx';

/** Shows the posting as the public will read it, and the way to the review. */
function PreviewStep({ internship }: { internship: OwnInternship }): ReactElement {
  const text = useMessages();
  return (
    <>
      <Box sx={{ p: { xs: 1.5, md: 3 }, border: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          <CompanyLogo company={internship.employer} size={32} />
          {internship.employer.name}
        </Box>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {internship.title ?? text('internships.untitled')}
        </Typography>
        <PostingView internship={internship} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <InternshipActions internship={internship} />
      </Box>
    </>
  );
}

interface WizardProps {
  readonly internship: OwnInternship;
  readonly step: WizardStep;
}

function WizardNavigation({ internship, step }: WizardProps): ReactElement {
  const text = useMessages();
  const navigate = useNavigate();
  const index = stepNames.indexOf(step);
  const [before, after] = [stepNames[index - 1], stepNames[index + 1]];
  const go = (next: WizardStep) => {
    navigate(wizardStepPath(internship.id, next));
    window.scrollTo({ top: 0 });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 3 }}>
      {before && (
        <Button variant="outlined" size="large" onClick={() => go(before)}>
          {text('action.back')}
        </Button>
      )}
      {after && (
        <Button variant="contained" size="large" onClick={() => go(after)}>
          {text('wizard.next', { step: text(`wizard.${after}`) })}
        </Button>
      )}
    </Box>
  );
}

/** Shows words that were kept when the wizard was left before they were sent to review. */
function ResumedDraftNotice({ onRestart }: { onRestart: () => void }): ReactElement | null {
  const text = useMessages();
  const [isShown, setShown] = useState(true);
  const restart = () => {
    onRestart();
    setShown(false);
  };
  if (!isShown) return null;
  return <ResumedNotice title={text('typing.resumed')} action={text('typing.restart')} onRestart={restart} />;
}

function WizardForm({
  internship,
  step,
  resumed,
}: WizardProps & { readonly resumed: UnsavedDraft | null }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const fieldMessage = useFieldMessage();
  const saving = useDraftSaving(internship, resumed);
  const values = useWatch();
  useRevalidation(values);
  useFocusedField();
  const { draft, heldBack } = savableDraft(values, draftContentOf(internship) ?? {});
  const now = new Date(useNow());
  const missing = [
    ...heldBack.map((fault) => ({ ...fault, code: HELD_BACK })),
    ...missingInForm(draft, internship.employer.type, now),
  ];
  const itemsOf = (faults: readonly MissingField[]) =>
    missingItems({ id: internship.id, missing: faults, draft, valueLabel, fieldMessage });
  return (
    <>
      <PageHeader
        title={draft.title ?? text('internships.untitled')}
        above={
          <Link component={LinkBase} to={pathTo('employerInternship', internship.id)}>
            {text('wizard.leave')}
          </Link>
        }
        beside={<StatusChip state={internship.state} labelPrefix="internshipState" />}
        actions={
          <DraftSaveStatus
            state={saving.state}
            heldBack={itemsOf(saving.heldBack.map((fault) => ({ ...fault, code: HELD_BACK })))}
            isProposal={!isDraftAutosaved(internship)}
            onSave={saving.saveNow}
          />
        }
      />
      {!isDraftAutosaved(internship) && (
        <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
          <Notice title={text('wizard.live')} />
          {resumed && <ResumedDraftNotice onRestart={saving.restart} />}
        </Box>
      )}
      <Box sx={gridStyle}>
        <StepNavigation current={step} missing={missing} addressOf={(name) => wizardStepPath(internship.id, name)} />
        <Box sx={{ minWidth: 0, maxWidth: 760 }}>
          {step === 'preview' ? (
            <PreviewStep internship={{ ...internship, ...draft }} />
          ) : (
            <StepFields step={step} employer={internship.employer} />
          )}
          <WizardNavigation internship={internship} step={step} />
        </Box>
        <Box component="aside" sx={{ gridColumn: { md: 2, lg: 3 } }}>
          <CompletenessMeter
            value={internshipCompleteness(draft, internship.employer.type, now)}
            missing={itemsOf(missing)}
          />
        </Box>
      </Box>
      <ConflictDialog
        conflict={saving.conflict}
        labelPrefix="posting.field"
        onKeepTyping={saving.keepTyping}
        onTakeTheirs={saving.takeTheirs}
        onOverwrite={saving.overwrite}
      />
    </>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)', lg: '180px minmax(0, 1fr) 260px' },
  gap: { xs: 2, md: 4 },
} as const;

/** Writes an internship step by step: saved as one types, with what is missing and a preview always at hand. */
export function Wizard({ internship, step }: WizardProps): ReactElement {
  const [resumed] = useState(useUnsavedDraft(internship.id).read);
  const [initial] = useState(() => ({
    ...formValuesOf(draftContentOf(internship.pendingRevision?.posting ?? internship)),
    ...resumed?.values,
    id: internship.id,
  }));
  const resolver = useMemo(
    () => draftResolver(internship.employer.type, internship.counts.total > 0 ? draftContentOf(internship) : null),
    [internship],
  );
  return (
    <ResourceContextProvider value="internships">
      <Form record={initial} mode="onSubmit" resolver={resolver} onSubmit={() => undefined}>
        <WizardForm internship={internship} step={step} resumed={resumed} />
      </Form>
    </ResourceContextProvider>
  );
}

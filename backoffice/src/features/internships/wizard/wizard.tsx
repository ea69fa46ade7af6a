import { Box, Button, Link } from '@mui/material';
import { internshipCompleteness, missingIn } from '@prentice/contract';
import { Form, LinkBase, ResourceContextProvider, useNavigate } from 'ra-core';
import { useMemo, useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { pathTo } from '../../../app/screen.paths.ts';
import { useFieldText, useText, useWord } from '../../../i18n/text.hook.ts';
import { ConflictDialog } from '../../../ui/conflict.dialog.tsx';
import { CompletenessMeter } from '../../../ui/meter.tsx';
import { useNow } from '../../../ui/now.hook.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page.head.tsx';
import { StatusChip } from '../../../ui/status.chip.tsx';
import type { OwnInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { savesItself, useDraftSaving } from './draft.saving.hook.ts';
import { draftResolver } from './draft.resolver.ts';
import { draftOf } from './draft.values.ts';
import { useFaultRefresh } from './fault.refresh.hook.ts';
import { PreviewStep } from './preview.step.tsx';
import { SaveSign } from './save.sign.tsx';
import { StepFields } from './step.fields.tsx';
import { StepNav } from './step.nav.tsx';
import { useUnsavedWords, type Unsaved } from './unsaved.words.hook.ts';
import { missingWords, stepNames, type WizardStep } from './wizard.steps.ts';

interface WizardProps {
  readonly one: OwnInternship;
  readonly step: WizardStep;
}

const addressOf = (one: OwnInternship, step: WizardStep): string =>
  `${pathTo('employerInternship', one.id)}?edit=${step}`;

function Onward({ one, step }: WizardProps): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const at = stepNames.indexOf(step);
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]];
  const go = (next: WizardStep) => {
    navigate(addressOf(one, next));
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

/** Words that were kept when the wizard was left before they were sent to review. */
function Resumed({ onRestart }: { onRestart: () => void }): ReactElement | null {
  const text = useText();
  const [shown, setShown] = useState(true);
  const restart = () => {
    onRestart();
    setShown(false);
  };
  if (!shown) return null;
  return (
    <Notice title={text('typing.resumed')}>
      <p>
        <Button size="small" color="inherit" variant="outlined" onClick={restart}>
          {text('typing.restart')}
        </Button>
      </p>
    </Notice>
  );
}

function Writing({ one, step, resumed }: WizardProps & { readonly resumed: Unsaved | null }): ReactElement {
  const text = useText();
  const word = useWord();
  const say = useFieldText();
  const saving = useDraftSaving(one, resumed);
  const values = useWatch();
  useFaultRefresh(values);
  const given = draftOf(values);
  const draft = 'draft' in given ? given.draft : contentOf(one);
  const now = new Date(useNow());
  const missing = draft ? missingIn(draft, one.employer.type, now) : [];
  return (
    <>
      <PageHead
        title={draft?.title ?? text('internships.untitled')}
        above={
          <Link component={LinkBase} to={pathTo('employerInternship', one.id)}>
            {text('wizard.leave')}
          </Link>
        }
        beside={<StatusChip state={one.state} words="internshipState" />}
        actions={<SaveSign state={saving.state} proposes={!savesItself(one)} onSave={saving.saveNow} />}
      />
      {!savesItself(one) && (
        <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
          <Notice title={text('wizard.live')} />
          {resumed && <Resumed onRestart={saving.restart} />}
        </Box>
      )}
      <Box sx={gridStyle}>
        <StepNav current={step} missing={missing} addressOf={(name) => addressOf(one, name)} />
        <Box sx={{ minWidth: 0, maxWidth: 760 }}>
          {step === 'preview' && draft ? (
            <PreviewStep one={{ ...one, ...draft }} />
          ) : (
            <StepFields step={step} employerType={one.employer.type} />
          )}
          <Onward one={one} step={step} />
        </Box>
        <Box component="aside" sx={{ gridColumn: { md: 2, lg: 3 } }}>
          {draft && (
            <CompletenessMeter
              value={internshipCompleteness(draft, one.employer.type, now)}
              missing={missingWords(missing, word, say)}
            />
          )}
        </Box>
      </Box>
      <ConflictDialog
        conflict={saving.conflict}
        words="posting.field"
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
export function Wizard({ one, step }: WizardProps): ReactElement {
  const [resumed] = useState(useUnsavedWords(one.id).read);
  const [initial] = useState(() => ({
    ...contentOf(one.pendingRevision?.posting ?? one),
    ...resumed?.values,
    id: one.id,
  }));
  const resolver = useMemo(() => draftResolver(one.employer.type, one.counts.total > 0 ? contentOf(one) : null), [one]);
  return (
    <ResourceContextProvider value="internships">
      <Form record={initial} mode="onTouched" resolver={resolver} onSubmit={() => undefined}>
        <Writing one={one} step={step} resumed={resumed} />
      </Form>
    </ResourceContextProvider>
  );
}

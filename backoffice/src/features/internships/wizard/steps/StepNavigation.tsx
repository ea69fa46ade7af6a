import { Box } from '@mui/material';
import type { MissingField } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { useEffect, useRef, type ReactElement } from 'react';
import { useMessages } from '../../../../i18n/messages.hook.ts';
import { countMissing, missingInStep, stepNames, type WizardStep } from './wizard-steps.ts';

interface StepNavigationProps {
  readonly current: WizardStep;
  readonly missing: readonly MissingField[];
  readonly addressOf: (step: WizardStep) => string;
}

/** Shows the steps, each with whether something is missing in it. */
export function StepNavigation({ current, missing, addressOf }: StepNavigationProps): ReactElement {
  const text = useMessages();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    /* On narrow screens the steps stand in a row that is wider than the screen. */
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && open) nav.current.scrollLeft = open.offsetLeft - nav.current.offsetLeft;
  }, [current]);
  return (
    <Box component="nav" ref={nav} aria-label={text('wizard.steps')} sx={navStyle}>
      {stepNames.map((step) => {
        const isWhole = step === 'preview';
        const open = countMissing(isWhole ? missing : missingInStep(missing, step));
        return (
          <Box
            key={step}
            component={LinkBase}
            to={addressOf(step)}
            aria-current={step === current ? 'step' : undefined}
            sx={linkStyle}
          >
            {text(`wizard.${step}`)}
            <Box
              component="span"
              sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem', fontWeight: 400 }}
            >
              {open === 0
                ? text(isWhole ? 'wizard.ready' : 'wizard.complete')
                : text(isWhole ? 'wizard.openInAll' : 'wizard.open', { smart_count: open })}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const navStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: 0.5,
  overflowX: 'auto',
  alignSelf: 'start',
  position: { md: 'sticky' },
  top: 72,
} as const;

const linkStyle = {
  display: 'block',
  px: 1.25,
  py: 0.75,
  color: 'text.primary',
  textDecoration: 'none',
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  borderInlineStart: '3px solid transparent',
  '&[aria-current]': { borderInlineStartColor: 'primary.main', bgcolor: 'action.selected', fontWeight: 600 },
  /* The open step is told by its ground and edge; one under the pointer by its line alone. */
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

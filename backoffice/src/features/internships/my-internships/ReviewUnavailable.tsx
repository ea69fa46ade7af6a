import { Box, Link } from '@mui/material';
import { findMissingFields } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { draftContentOf } from '../draft-content.ts';
import type { OwnInternship } from '../internship-types.ts';
import { countMissing, missingInStep, stepNames } from '../wizard/steps/wizard-steps.ts';

interface ReviewUnavailableProps {
  readonly internship: OwnInternship;
  /** By which the button that waits for this is described. */
  readonly id: string;
}

/**
 * Says why an internship cannot be sent to review yet, with a link to the first incomplete step. Renders nothing where
 * it can.
 */
export function ReviewUnavailable({ internship, id }: ReviewUnavailableProps): ReactElement | null {
  const text = useMessages();
  const now = new Date(useNow());
  const content = draftContentOf(internship);
  const missing = content ? findMissingFields(content, internship.employer.type, now) : [];
  const step = stepNames.find((name) => missingInStep(missing, name).length > 0);
  if (!step) return null;
  const what = { smart_count: countMissing(missing), step: text(`wizard.${step}`) };
  return (
    <Box id={id} sx={{ alignSelf: 'center', color: 'text.secondary', fontSize: '0.9375rem', maxWidth: 280 }}>
      <Link component={LinkBase} to={`${pathTo('employerInternship', internship.id)}?edit=${step}`}>
        {text('internships.missingIn', what)}
      </Link>
    </Box>
  );
}

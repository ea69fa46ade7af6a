import { Box, Link } from '@mui/material';
import { missingIn } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen.paths.ts';
import { useText } from '../../../i18n/text.hook.ts';
import { useNow } from '../../../ui/now.hook.ts';
import type { OwnInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { missingInStep, stepNames } from '../wizard/wizard.steps.ts';

interface NotYetProps {
  readonly one: OwnInternship;
  /** By which the button that waits for this is described. */
  readonly id: string;
}

/** Why it cannot be sent to review yet, with the way to the first step that lacks something. Nothing where it can. */
export function NotYet({ one, id }: NotYetProps): ReactElement | null {
  const text = useText();
  const now = new Date(useNow());
  const content = contentOf(one);
  const missing = content ? missingIn(content, one.employer.type, now) : [];
  const step = stepNames.find((name) => missingInStep(missing, name).length > 0);
  if (!step) return null;
  const what = { smart_count: missingInStep(missing, step).length, step: text(`wizard.${step}`) };
  return (
    <Box id={id} sx={{ alignSelf: 'center', color: 'text.secondary', fontSize: '0.9375rem', maxWidth: 280 }}>
      {text('internships.notYet')}{' '}
      <Link component={LinkBase} to={`${pathTo('employerInternship', one.id)}?edit=${step}`}>
        {text('internships.missingIn', what)}
      </Link>
    </Box>
  );
}

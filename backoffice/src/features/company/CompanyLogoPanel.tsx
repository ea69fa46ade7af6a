import { Box, Button } from '@mui/material';
import { acceptedTypes, employerLimits, type employerViews, type ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { CompanyLogo } from '../../ui/page/CompanyLogo.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';

/** The own employer as its members see it. */
export type OwnEmployer = ViewOf<typeof employerViews.own>;

export const isOwnEmployer = (employer: object): employer is OwnEmployer =>
  'openCaseId' in employer && 'contactEmail' in employer;

/** Shows the company's logo, or the mark that stands for it. */
export function CompanyLogoPanel({ employer }: { employer: OwnEmployer }): ReactElement {
  const text = useMessages();
  const set = useApiMutation(
    (file: File) => client.employers.setLogo({ params: { id: employer.id }, file, fileName: file.name }),
    {
      successMessage: 'saved.done',
      onFailure: () => true,
    },
  );
  const remove = useApiMutation(() => client.employers.removeLogo({ params: { id: employer.id } }), {
    successMessage: 'saved.done',
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <CompanyLogo company={employer} size={72} />
      <FileDrop
        label={text('company.chooseLogo')}
        accept={acceptedTypes.logo}
        maxBytes={employerLimits.logoBytes}
        busy={set.isPending}
        failure={set.error}
        onFile={set.mutate}
      />
      {employer.logoId && (
        <Button disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {text('company.removeLogo')}
        </Button>
      )}
    </Box>
  );
}

import { Box, Button } from '@mui/material';
import { acceptedTypes, employerLimits } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { FileDrop } from '../../ui/file.drop.tsx';
import { LogoOrMark } from '../../ui/logo.or.mark.tsx';
import { useMove } from '../../ui/move.hook.ts';
import type { OwnEmployer } from './company.types.ts';

/** The company's logo, or the mark that stands for it. */
export function CompanyLogo({ one }: { one: OwnEmployer }): ReactElement {
  const text = useText();
  const set = useMove((file: File) => client.employers.setLogo({ params: { id: one.id }, file, fileName: file.name }), {
    done: 'saved.done',
    onFailure: () => true,
  });
  const remove = useMove(() => client.employers.removeLogo({ params: { id: one.id } }), { done: 'saved.done' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <LogoOrMark one={one} size={72} />
      <FileDrop
        label={text('company.chooseLogo')}
        accept={acceptedTypes.logo}
        maxBytes={employerLimits.logoBytes}
        busy={set.isPending}
        failure={set.error}
        onFile={set.mutate}
      />
      {one.logoId && (
        <Button disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {text('company.removeLogo')}
        </Button>
      )}
    </Box>
  );
}

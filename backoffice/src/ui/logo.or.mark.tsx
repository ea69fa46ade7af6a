import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text.hook.ts';
import { CompanyMark } from './company.mark.tsx';

interface LogoOrMarkProps {
  readonly one: { readonly id: string; readonly name: string; readonly logoId: string | null };
  readonly size: number;
}

/** The company's logo, or the mark that is drawn from its name. */
export function LogoOrMark({ one, size }: LogoOrMarkProps): ReactElement {
  const text = useText();
  if (!one.logoId) return <CompanyMark name={one.name} size={size} />;
  return (
    <Box
      component="img"
      src={`/api/employers/${one.id}/logo?${one.logoId}`}
      alt={text('company.logo')}
      sx={{ width: size, height: size, objectFit: 'contain' }}
    />
  );
}

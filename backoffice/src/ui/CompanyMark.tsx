import { companyMark } from '@prentice/design';
import { Box } from '@mui/material';
import { useMemo, type ReactElement } from 'react';

/** The drawn mark of a company without a logo; decoration beside its name. The markup is ours and its text escaped. */
export function CompanyMark({ name, size = 28 }: { name: string; size?: number }): ReactElement {
  const html = useMemo(() => ({ __html: companyMark(name) }), [name]);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        flexShrink: 0,
        borderRadius: '3px',
        overflow: 'hidden',
        '& svg': { width: size, height: size },
      }}
      // oxlint-disable-next-line react/no-danger -- markup of our own drawing, its text is escaped there
      dangerouslySetInnerHTML={html}
    />
  );
}

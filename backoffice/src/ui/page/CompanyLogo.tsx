import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { companyMark } from '@prentice/design';

/** Shows the drawn mark of a company without a logo; decoration beside its name. The markup is ours and its text escaped. */
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

interface CompanyLogoProps {
  readonly company: { readonly id: string; readonly name: string; readonly logoId: string | null };
  readonly size: number;
}

/** Returns a picture as an address that holds it. */
const addressOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture cannot be read.'));
    reader.readAsDataURL(picture);
  });

/**
 * Shows the company's logo, or the mark that is drawn from its name; asked for as the person, for a company not public yet
 * too.
 */
export function CompanyLogo({ company: { id, name, logoId }, size }: CompanyLogoProps): ReactElement {
  const text = useMessages();
  const { data: address } = useQuery({
    queryKey: ['employers', 'logo', id, logoId],
    queryFn: async ({ signal }) =>
      addressOf(await client.employers.logo({ params: { id }, query: logoId ? { v: logoId } : {} }, { signal })),
    enabled: logoId !== null,
  });
  if (!logoId || !address) return <CompanyMark name={name} size={size} />;
  return (
    <Box
      component="img"
      src={address}
      alt={text('company.logo')}
      sx={{ width: size, height: size, objectFit: 'contain' }}
    />
  );
}

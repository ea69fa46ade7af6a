import { Box, Button } from '@mui/material';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { useOpenDocument } from '../../ui/document.hook.ts';
import { fileSize } from '../../ui/file.size.ts';
import type { ReviewedCase } from './case.types.ts';

/** The proofs of a case; each opens beside, in a tab of its own. */
export function CaseDocuments({ documents }: Pick<ReviewedCase, 'documents'>): ReactElement {
  const text = useText();
  const locale = useLocale() ?? 'en';
  const open = useOpenDocument();
  if (documents.length === 0) return <p>{text('verification.noDocuments')}</p>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map((one) => (
        <Box component="li" key={one.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {one.fileName}
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {fileSize(one.size, locale)} · <Moment at={one.addedAt} />
            </Box>
          </Box>
          <Button size="small" variant="outlined" onClick={() => open(one.id)}>
            {text('document.open')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

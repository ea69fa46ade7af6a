import { Box, Button } from '@mui/material';
import { useLocale } from 'ra-core';
import { useRef, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { useOpenDocument } from '../../ui/documents/document.hook.ts';
import { fileSize } from '../../ui/formats/value-format.ts';
import type { ReviewedCase } from './selected-case.hook.ts';

/** Shows the proofs of a case; each opens beside, in a tab of its own. */
export function CaseDocuments({ documents }: Pick<ReviewedCase, 'documents'>): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const open = useOpenDocument();
  const next = useRef(0);
  /* Pressed again and again, the key goes through the documents. */
  const openNext = () => {
    const proof = documents[next.current++ % Math.max(1, documents.length)];
    if (proof) open(proof.id);
  };
  useKeyboardShortcuts([{ key: 'o', label: text('verification.openDocument'), run: openNext }]);
  if (documents.length === 0) return <p>{text('verification.noDocuments')}</p>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map((proof) => (
        <Box component="li" key={proof.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {proof.fileName}
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {fileSize(proof.size, locale)} · <RelativeTime instant={proof.addedAt} />
            </Box>
          </Box>
          <Button size="small" variant="outlined" onClick={() => open(proof.id)}>
            {text('document.open')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

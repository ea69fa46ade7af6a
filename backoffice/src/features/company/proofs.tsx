import { Box, Button } from '@mui/material';
import { acceptedTypes, caseLimits, documentLimits } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { useOpenDocument } from '../../ui/document.hook.ts';
import { FileDrop } from '../../ui/file.drop.tsx';
import { fileSize } from '../../ui/file.size.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { useFailureText } from '../../ui/refusal.hook.ts';

/** Documents that prove what the profile says; reviewers see them, nobody else. */
export function Proofs(): ReactElement {
  const text = useText();
  const locale = useLocale() ?? 'en';
  const open = useOpenDocument();
  const say = useFailureText();
  const asked = useQuery({
    queryKey: ['documents', 'proofs'],
    queryFn: ({ signal }) => client.documents.list({ list: { filter: { kind: 'employer_proof' } } }, { signal }),
  });
  const upload = useMove(
    (file: File) => client.documents.upload({ body: { kind: 'employer_proof' }, file, fileName: file.name }),
    { done: 'company.proofAdded', onFailure: () => true },
  );
  const remove = useMove((id: string) => client.documents.remove({ params: { id } }), {
    done: 'saved.done',
    onFailure: () => {
      void asked.refetch();
      return true;
    },
  });
  const refused = remove.isError ? remove.variables : null;
  return (
    <Box>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{text('company.proofsHelp', { most: caseLimits.documents })}</Box>
      <Loaded asked={asked}>
        {({ items }) => (
          <>
            {items.map((one) => (
              <Box key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}>
                <Box sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
                  {one.fileName} · {fileSize(one.size, locale)}
                  {one.inUse && <Box sx={{ color: 'text.secondary' }}>{text('company.proofHeld')}</Box>}
                  {refused === one.id && (
                    <Box role="alert" sx={{ color: 'error.main' }}>
                      {say(remove.error)}
                    </Box>
                  )}
                </Box>
                <Button size="small" onClick={() => open(one.id)}>
                  {text('document.open')}
                </Button>
                <Button size="small" disabled={one.inUse} onClick={() => remove.mutate(one.id)}>
                  {text('action.remove')}
                </Button>
              </Box>
            ))}
            {items.length < caseLimits.documents && (
              <FileDrop
                label={text('company.addProof')}
                accept={acceptedTypes.employer_proof}
                maxBytes={documentLimits.bytes.employer_proof}
                busy={upload.isPending}
                failure={upload.error}
                onFile={upload.mutate}
              />
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}

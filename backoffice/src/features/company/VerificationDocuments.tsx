import { Box, Button } from '@mui/material';
import { brand, acceptedTypes, caseLimits, documentLimits } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useOpenDocument } from '../../ui/documents/document.hook.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { fileSize } from '../../ui/formats/value-format.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useFailureMessage } from '../../ui/mutations/error-message.hook.ts';

/** Documents that prove what the profile says; reviewers see them, nobody else. */
export function VerificationDocuments(): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const open = useOpenDocument();
  const failureMessage = useFailureMessage();
  const query = useQuery({
    queryKey: ['documents', 'proofs'],
    queryFn: ({ signal }) => client.documents.list({ list: { filter: { kind: 'employer_proof' } } }, { signal }),
  });
  const upload = useApiMutation(
    (file: File) => client.documents.upload({ body: { kind: 'employer_proof' }, file, fileName: file.name }),
    { successMessage: 'company.proofAdded', onFailure: () => true },
  );
  const remove = useApiMutation((id: string) => client.documents.remove({ params: { id } }), {
    successMessage: 'saved.done',
    onFailure: () => {
      void query.refetch();
      return true;
    },
  });
  const refused = remove.isError ? remove.variables : null;
  return (
    <Box>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        {text('company.proofsHelp', { most: caseLimits.documents, brand: brand.name })}
      </Box>
      <QueryBoundary query={query}>
        {({ items }) => (
          <>
            {items.map((proof) => (
              <Box key={proof.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}>
                <Box sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
                  {proof.fileName} · {fileSize(proof.size, locale)}
                  {proof.inUse && <Box sx={{ color: 'text.secondary' }}>{text('company.proofHeld')}</Box>}
                  {refused === proof.id && (
                    <Box role="alert" sx={{ color: 'error.main' }}>
                      {failureMessage(remove.error)}
                    </Box>
                  )}
                </Box>
                <Button size="small" onClick={() => open(proof.id)}>
                  {text('document.open')}
                </Button>
                <Button size="small" disabled={proof.inUse} onClick={() => remove.mutate(proof.id)}>
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
      </QueryBoundary>
    </Box>
  );
}

import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { CompanyLogo } from '../../ui/page/CompanyLogo.tsx';
import { MarkdownText } from '../../ui/formats/MarkdownText.tsx';
import { Facts } from '../../ui/page/Panel.tsx';
import { placeText } from '../../ui/formats/value-format.ts';

type EmployerPreview = Awaited<ReturnType<typeof client.employers.preview>>;

function PreviewedCompany({ employer }: { employer: EmployerPreview }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <CompanyLogo company={employer} size={48} />
        <Typography variant="h2">{employer.name}</Typography>
      </Box>
      <Facts
        facts={[
          [text('company.field.website'), employer.website],
          [text('company.field.industry'), employer.industry && valueLabel('industry', employer.industry)],
          [text('company.field.type'), employer.type && valueLabel('employerType', employer.type)],
          [text('company.field.sizeBand'), employer.sizeBand && valueLabel('sizeBand', employer.sizeBand)],
          [text('company.field.city'), placeText(employer, locale)],
        ]}
      />
      {employer.about && (
        <Box sx={{ mt: 2, maxWidth: '68ch' }}>
          <MarkdownText>{employer.about}</MarkdownText>
        </Box>
      )}
    </>
  );
}

function PreviewDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const text = useMessages();
  const query = useQuery({
    queryKey: ['employers', 'preview', id],
    queryFn: ({ signal }) => client.employers.preview({ params: { id } }, { signal }),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{text('company.previewTitle')}</DialogTitle>
      <DialogContent>
        <p>{text('company.previewHelp')}</p>
        <QueryBoundary query={query}>{(employer) => <PreviewedCompany employer={employer} />}</QueryBoundary>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows the saved profile as the public will read it. */
export function PreviewButton({ id }: { id: string }): ReactElement {
  const text = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {text('company.preview')}
      </Button>
      {isOpen && <PreviewDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { LogoOrMark } from '../../ui/logo.or.mark.tsx';
import { WrittenText } from '../../ui/written.text.tsx';
import { Facts } from '../../ui/panel.tsx';
import { placeText } from '../../ui/place.text.ts';

type Shown = Awaited<ReturnType<typeof client.employers.preview>>;

function Company({ one }: { one: Shown }): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <LogoOrMark one={one} size={48} />
        <Typography variant="h2">{one.name}</Typography>
      </Box>
      <Facts
        facts={[
          [text('company.field.website'), one.website],
          [text('company.field.industry'), one.industry && word('industry', one.industry)],
          [text('company.field.type'), one.type && word('employerType', one.type)],
          [text('company.field.sizeBand'), one.sizeBand && word('sizeBand', one.sizeBand)],
          [text('company.field.city'), placeText(one, locale)],
        ]}
      />
      {one.about && (
        <Box sx={{ mt: 2, maxWidth: '68ch' }}>
          <WrittenText>{one.about}</WrittenText>
        </Box>
      )}
    </>
  );
}

function PreviewDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const text = useText();
  const asked = useQuery({
    queryKey: ['employers', 'preview', id],
    queryFn: ({ signal }) => client.employers.preview({ params: { id } }, { signal }),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{text('company.previewTitle')}</DialogTitle>
      <DialogContent>
        <p>{text('company.previewHelp')}</p>
        <Loaded asked={asked}>{(one) => <Company one={one} />}</Loaded>
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
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('company.preview')}
      </Button>
      {open && <PreviewDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

import { newsPreviewForm } from '@prentice/contract';
import { Box, Button, Dialog, DialogActions, DialogTitle, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useIsNarrowScreen } from '../../ui/page/narrow-screen.hook.ts';

const FRAME = 'news-preview';
const WIDTHS = { desktop: '100%', phone: 390 } as const;
type Device = keyof typeof WIDTHS;

/** Returns what is typed, as far as the page can show it: a cover that is not described yet is left out. */
function typedItem(values: object): string {
  const fields = Object.fromEntries(
    Object.entries(newsPreviewForm.shape).flatMap(([name, schema]) => {
      const read = schema.safeParse(Reflect.get(values, name));
      return read.success && read.data !== undefined ? [[name, read.data]] : [];
    }),
  );
  return JSON.stringify(fields);
}

/** Fills the frame as soon as both are there: a dialog's content comes after its effects. */
const submitOnce = (form: HTMLFormElement | null): void => form?.submit();

/** Shows the public page of an item as it is typed, in the width of a desktop or of a phone. Nothing is saved for it. */
export function PreviewDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const text = useMessages();
  const { getValues } = useFormContext();
  const isNarrow = useIsNarrowScreen();
  const [device, setDevice] = useState<Device>(isNarrow ? 'phone' : 'desktop');
  const [item] = useState(() => typedItem(getValues()));
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="preview-title">
      <Box sx={headStyle}>
        <DialogTitle id="preview-title" sx={{ p: 0 }}>
          {text('news.previewPage')}
        </DialogTitle>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={text('news.previewWidth')}
          onChange={(_, next: Device | null) => next && setDevice(next)}
        >
          <ToggleButton value="desktop">{text('news.previewDesktop')}</ToggleButton>
          <ToggleButton value="phone">{text('news.previewPhone')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box sx={stageStyle}>
        <Box
          component="iframe"
          name={FRAME}
          title={text('news.previewPage')}
          sx={{ ...frameStyle, width: WIDTHS[device] }}
        />
      </Box>
      <DialogActions>
        <Box
          component="form"
          ref={submitOnce}
          method="post"
          action={`/news/preview/${id}`}
          target={FRAME}
          onSubmit={(event) => event.stopPropagation()}
        >
          <input type="hidden" name="item" value={item} />
          <Button type="submit" color="inherit" formTarget="_blank">
            {text('news.previewTab')}
          </Button>
        </Box>
        <Button variant="contained" onClick={onClose}>
          {text('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { xs: 1.5, sm: 3 },
  py: 1.5,
} as const;
const stageStyle = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  justifyContent: 'center',
  bgcolor: 'var(--sunken)',
} as const;
const frameStyle = { border: 0, maxWidth: '100%', height: '100%', bgcolor: 'background.default' } as const;

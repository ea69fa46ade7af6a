import { newsCover } from '@prentice/contract';
import { Box, Button } from '@mui/material';
import { useInput } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { AltField, ImageDialog } from './ImageDialog.tsx';

/** Shows the image above an item and in lists, with its description. */
export function CoverInput({ id }: { id: string }): ReactElement {
  const text = useMessages();
  const { field } = useInput({ source: 'cover', parse: (value: unknown) => value, format: (value: unknown) => value });
  const [isOpen, setOpen] = useState(false);
  const value: unknown = field.value;
  const cover = newsCover.safeParse(value).data ?? (isImage(value) ? value : null);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.5 }}>
        {text('news.field.cover')}
      </Box>
      {cover && (
        <>
          <Box component="img" src={`${cover.image}?edge=480`} alt={cover.alt} sx={coverStyle} />
          <AltField value={cover.alt} showError onChange={(alt) => field.onChange({ ...cover, alt })} />
        </>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {text(cover ? 'news.cover.replace' : 'news.cover.choose')}
        </Button>
        {cover && (
          <Button color="inherit" onClick={() => field.onChange(null)}>
            {text('action.remove')}
          </Button>
        )}
      </Box>
      {isOpen && (
        <ImageDialog
          id={id}
          place="cover"
          file={null}
          onClose={() => setOpen(false)}
          onDone={({ path, alt }) => {
            field.onChange({ image: path, alt });
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}

/** Returns a cover whose description is being written. */
const isImage = (value: unknown): value is { image: string; alt: string } =>
  typeof value === 'object' && value !== null && 'image' in value && 'alt' in value;

const coverStyle = { maxWidth: '100%', maxHeight: 200, objectFit: 'contain', justifySelf: 'start' } as const;

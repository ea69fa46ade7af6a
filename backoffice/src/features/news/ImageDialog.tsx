import { acceptedTypes, newsLimits } from '@prentice/contract';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  LinearProgress,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useFailureMessage } from '../../ui/error-message.hook.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';

/** An image that was uploaded and described. */
export interface DescribedImage {
  readonly path: string;
  readonly alt: string;
  readonly caption: string;
}

interface ImageDialogProps {
  /** The item that the image belongs to. */
  readonly id: string;
  /** What was dropped or pasted, or null where a file is still to be chosen. */
  readonly file: File | null;
  readonly hasCaption?: boolean;
  readonly onDone: (image: DescribedImage) => void;
  readonly onClose: () => void;
}

const ALT = { min: 3, max: 200 };

/** Uploads an image while somebody describes it: without words for those who cannot see it, it is not inserted. */
export function ImageDialog({ id, file, hasCaption = false, onDone, onClose }: ImageDialogProps): ReactElement {
  const text = useMessages();
  const say = useFailureMessage();
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [sent, setSent] = useState(0);
  const upload = useMutation({
    mutationFn: (image: File) => {
      setSent(0);
      const input = { params: { id }, file: image, fileName: image.name };
      return client.news.addImage(input, { onUpload: setSent });
    },
  });
  const begin = useEffectEvent(() => void (file && upload.mutate(file)));
  useEffect(() => begin(), []);
  /* What was written or sent is let go by the button alone, not by a press beside the dialog. */
  const isBegun = alt !== '' || caption !== '' || upload.isPending || Boolean(upload.data);
  const isDescribed = alt.trim().length >= ALT.min;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (upload.data && isDescribed) onDone({ path: upload.data.path, alt: alt.trim(), caption: caption.trim() });
  };
  return (
    <Dialog open onClose={isBegun ? undefined : onClose} fullWidth maxWidth="sm">
      <Box component="form" onSubmit={submit} noValidate>
        <DialogTitle>{text('news.image.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {upload.data ? (
            <Box component="img" src={`${upload.data.path}?edge=480`} alt="" sx={previewStyle} />
          ) : (
            <FileDrop
              label={text('news.image.choose')}
              accept={acceptedTypes.news_image}
              maxBytes={newsLimits.imageBytes}
              busy={upload.isPending}
              onFile={upload.mutate}
            />
          )}
          {upload.isPending && (
            <LinearProgress
              /* Once it is sent the server still encodes it, for as long as that takes. */
              variant={sent < 1 ? 'determinate' : 'indeterminate'}
              value={sent * 100}
              aria-label={text(sent < 1 ? 'file.sending' : 'news.image.processing')}
            />
          )}
          {upload.error && (
            <FormHelperText error role="alert">
              {say(upload.error)}
            </FormHelperText>
          )}
          <TextField
            label={text('news.image.alt')}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            helperText={text('news.image.altHelp')}
            required
            slotProps={{ htmlInput: { maxLength: ALT.max } }}
          />
          {hasCaption && (
            <TextField
              label={text('news.image.caption')}
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!upload.data || !isDescribed}>
            {text('news.image.insert')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const previewStyle = { maxWidth: '100%', maxHeight: 240, objectFit: 'contain', justifySelf: 'start' } as const;

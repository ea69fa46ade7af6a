import { acceptedTypes, imageTextLimits, newsLimits } from '@prentice/contract';
import { Box, LinearProgress, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { DraftDialog } from '../../ui/dialogs/DraftDialog.tsx';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { createDraftHook } from '../../ui/dialogs/stored-draft.hook.ts';

/** An image that was uploaded and described. */
export interface DescribedImage {
  readonly path: string;
  readonly alt: string;
  readonly caption: string;
}

interface ImageDialogProps {
  /** The item that the image belongs to. */
  readonly id: string;
  /** What the image is for: what was begun for the text is not offered for the cover. */
  readonly place: 'text' | 'cover';
  /** What was dropped or pasted, or null where a file is still to be chosen. */
  readonly file: File | null;
  readonly onDone: (image: DescribedImage) => void;
  readonly onClose: () => void;
}

const useImageDraft = createDraftHook<DescribedImage>('news-image');
const noImage = (): DescribedImage => ({ path: '', alt: '', caption: '' });

interface AltFieldProps {
  readonly value: string;
  /** Says what is missing, once somebody has tried to go on. */
  readonly showError: boolean;
  readonly onChange: (alt: string) => void;
}

/** Shows the words for those who cannot see an image, with the reason for them and how many are used. */
export function AltField({ value, showError, onChange }: AltFieldProps): ReactElement {
  const text = useMessages();
  const { min, max } = imageTextLimits.alt;
  const count = value.trim().length;
  const isShort = count < min;
  const help = isShort && (showError || count > 0) ? text('reason.tooShort', { min }) : text('news.image.altHelp');
  return (
    <TextField
      label={text('news.image.alt')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      error={showError && isShort}
      helperText={`${help} · ${text('reason.count', { count, max })}`}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  );
}

/**
 * Uploads an image while somebody describes it: without words for those who cannot see it, it is not inserted. What was
 * uploaded and written is there again when the dialog is closed and opened.
 */
export function ImageDialog({ id, place, file, onDone, onClose }: ImageDialogProps): ReactElement {
  const text = useMessages();
  const dropped = file ? `${file.name} ${file.size}` : '';
  const draft = useImageDraft(`${id} ${place} ${dropped}`, noImage);
  const { path, alt, caption } = draft.value;
  const set = (part: Partial<DescribedImage>) => draft.update({ ...draft.value, ...part });
  const [hasTried, setTried] = useState(false);
  const [sent, setSent] = useState(0);
  const isUploaded = useEffectEvent((uploaded: string) => set({ path: uploaded }));
  const upload = useMutation({
    mutationFn: (image: File) => {
      setSent(0);
      const input = { params: { id }, file: image, fileName: image.name };
      return client.news.addImage(input, { onUpload: setSent });
    },
  });
  const uploaded = upload.data?.path;
  useEffect(() => {
    if (uploaded) isUploaded(uploaded);
  }, [uploaded]);
  const begin = useEffectEvent(() => void (file && path === '' && upload.mutate(file)));
  useEffect(() => begin(), []);
  const submit = () => {
    setTried(true);
    const isDone = path !== '' && alt.trim().length >= imageTextLimits.alt.min;
    if (isDone) onDone({ path, alt: alt.trim(), caption: caption.trim() });
    return isDone;
  };
  const isMissing = hasTried && path === '' && !upload.isPending && !upload.error;
  return (
    <DraftDialog
      title={text('news.image.title')}
      draft={draft}
      confirm={text('news.image.insert')}
      busy={upload.isPending}
      spaced
      onClose={onClose}
      onSubmit={submit}
    >
      {path ? (
        <Box component="img" src={`${path}?edge=480`} alt="" sx={previewStyle} />
      ) : (
        <Box>
          <FileDrop
            label={text('news.image.choose')}
            accept={acceptedTypes.news_image}
            maxBytes={newsLimits.imageBytes}
            busy={upload.isPending}
            failure={upload.error}
            onFile={upload.mutate}
          />
          <Box role="alert" sx={{ color: 'error.main', mt: 0.5 }}>
            {isMissing && text('news.image.missing')}
          </Box>
        </Box>
      )}
      {upload.isPending && (
        <LinearProgress
          /* Once it is sent the server still encodes it, for as long as that takes. */
          variant={sent < 1 ? 'determinate' : 'indeterminate'}
          value={sent * 100}
          aria-label={text(sent < 1 ? 'file.sending' : 'news.image.processing')}
        />
      )}
      <AltField value={alt} showError={hasTried} onChange={(value) => set({ alt: value })} />
      {place === 'text' && (
        <TextField
          label={text('news.image.caption')}
          value={caption}
          onChange={(event) => set({ caption: event.target.value })}
          helperText={text('reason.count', { count: caption.trim().length, max: imageTextLimits.caption.max })}
          slotProps={{ htmlInput: { maxLength: imageTextLimits.caption.max } }}
        />
      )}
    </DraftDialog>
  );
}

const previewStyle = { maxWidth: '100%', maxHeight: 240, objectFit: 'contain', justifySelf: 'start' } as const;

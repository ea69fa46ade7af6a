import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box } from '@mui/material';
import { useLocale } from 'ra-core';
import { useState, type DragEvent, type ReactElement } from 'react';
import { useMessages } from '../i18n/messages.hook.ts';
import { useFailureMessage } from './error-message.hook.ts';
import { fileSize } from './value-format.ts';

interface FileDropProps {
  readonly label: string;
  /** Media types, for the browser's file choice; the server looks at the content. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly busy: boolean;
  /** Why the last file was not taken. */
  readonly failure?: unknown;
  readonly onFile: (file: File) => void;
}

/** Takes one file, by choice or by drop; one that is too large is refused at once, and what was wrong is said beside it. */
export function FileDrop({ label, accept, maxBytes, busy, failure, onFile }: FileDropProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const [wrong, setWrong] = useState(false);
  const [over, setOver] = useState(false);
  const limit = fileSize(maxBytes, locale);
  const say = useFailureMessage();
  const refused = failure ? say(failure) : '';
  const fault = wrong ? text('file.tooLarge', { limit }) : busy ? '' : refused;
  const take = (file: File | undefined) => {
    setOver(false);
    if (!file) return;
    setWrong(file.size > maxBytes);
    if (file.size <= maxBytes) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ ...dropStyle, bgcolor: over ? 'action.selected' : 'background.paper' }}
    >
      <UploadIcon aria-hidden />
      <span>
        <strong>{busy ? text('file.sending') : label}</strong>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {text('file.limit', { limit })}
        </Box>
        <Box component="span" role="alert" sx={{ display: 'block', color: 'error.main' }}>
          {fault}
        </Box>
      </span>
      <input
        type="file"
        className="visually-hidden"
        accept={accept.join(',')}
        disabled={busy}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Box>
  );
}

const dropStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  border: '1px dashed var(--edge)',
  borderRadius: '3px',
  cursor: 'pointer',
  fontSize: '0.9375rem',
  '&:focus-within': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
} as const;

import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box } from '@mui/material';
import { useLocale } from 'ra-core';
import { useState, type DragEvent, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useFailureMessage } from '../mutations/error-message.hook.ts';
import { fileSize } from '../formats/value-format.ts';

interface FileDropProps {
  readonly label: string;
  /** Media types, for the browser's file choice; the server looks at the content. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly busy: boolean;
  /** Why the last file was not taken. */
  readonly failure?: unknown;
  /** Takes one file that is not too large. */
  readonly onFile?: (file: File) => void;
  /** Takes several at once, whatever their size. */
  readonly onFiles?: (files: readonly File[]) => void;
}

/**
 * Takes one file or several, by choice or by drop; a single one that is too large is refused at once, and what was
 * wrong is said beside it.
 */
export function FileDrop({ label, accept, maxBytes, busy, failure, onFile, onFiles }: FileDropProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const limit = fileSize(maxBytes, locale);
  const failureMessage = useFailureMessage();
  const refused = failure ? failureMessage(failure) : '';
  const fault = isTooLarge ? text('file.tooLarge', { limit }) : busy ? '' : refused;
  const takeFiles = (files: readonly File[]) => {
    setIsDraggedOver(false);
    const [file] = files;
    if (!file || busy) return;
    if (onFiles) return onFiles(files);
    setIsTooLarge(file.size > maxBytes);
    if (file.size <= maxBytes) onFile?.(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
      sx={{ ...dropStyle, bgcolor: isDraggedOver ? 'action.selected' : 'background.paper' }}
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
        multiple={onFiles !== undefined}
        onChange={(event) => {
          takeFiles([...(event.target.files ?? [])]);
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

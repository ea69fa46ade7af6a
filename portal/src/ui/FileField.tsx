import { useId, useState, type DragEvent, type ReactNode } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { Icon } from './Icon.tsx';

interface FileFieldProps {
  t: Translate;
  label: string;
  hint: string;
  /** Endings and media types for the browser's file choice; what the file is, is checked afterwards. */
  accept: string;
  /** A button with the label on it, where a file is there already and another one is the exception. */
  isCompact?: boolean;
  /** The file that is being sent, or was refused. */
  chosen?: Pick<File, 'name' | 'size'> | undefined;
  /** Whether the chosen file was refused; why is said in the children. */
  isRefused?: boolean;
  onFile: (file: File) => void;
  /** Progress and what is wrong with the file. */
  children?: ReactNode;
}

const KB = 1024;
const TENTH = 10;

function ChosenFile({ t, name, size }: Pick<FileFieldProps, 't'> & Pick<File, 'name' | 'size'>) {
  const kilobytes = Math.max(1, Math.round(size / KB));
  return (
    <span className="file-chosen">
      <span className="file-name">{name}</span>{' '}
      <span className="note">
        {kilobytes < KB
          ? t('ui.file.kilobytes', { size: kilobytes })
          : t('ui.file.megabytes', { size: Math.round((size / KB / KB) * TENTH) / TENTH })}
      </span>
    </span>
  );
}

/**
 * Takes one file, by choice or by drop. The browser's own control is there for the keyboard and for screen readers; what
 * is seen speaks the reader's language.
 */
export function FileField({
  t,
  label,
  hint,
  accept,
  isCompact = false,
  chosen,
  isRefused = false,
  onFile,
  children,
}: FileFieldProps) {
  const id = useId();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  /* The same as by the control inside, for those who have a mouse. */
  const dropTarget = {
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setIsDraggedOver(true);
    },
    onDragLeave: (): void => setIsDraggedOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      /* A page around it may take dropped files as well. */
      event.stopPropagation();
      setIsDraggedOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  const look = ['file-field', isCompact && 'is-compact', isDraggedOver && 'is-over', isRefused && 'is-refused'];
  return (
    <div className="field">
      {!isCompact && (
        <span className="field-label" id={`${id}-label`}>
          {label}
        </span>
      )}
      <label className={look.filter(Boolean).join(' ')} {...dropTarget}>
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept={accept}
          aria-labelledby={isCompact ? `${id}-choose` : `${id}-label ${id}-choose`}
          aria-describedby={`${id}-hint`}
          aria-invalid={isRefused || undefined}
          onChange={({ currentTarget: input }) => {
            const file = input.files?.[0];
            if (file) onFile(file);
            /* The same file can be chosen again after it was corrected. */
            input.value = '';
          }}
        />
        <span className="button is-small" id={`${id}-choose`}>
          <Icon name="upload" />
          {isCompact ? label : t(chosen ? 'ui.file.chooseOther' : 'ui.file.choose')}
        </span>
        {chosen ? (
          <ChosenFile t={t} name={chosen.name} size={chosen.size} />
        ) : (
          <span className="note file-drop">{t('ui.file.drop')}</span>
        )}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {children}
    </div>
  );
}

import { documentLimits, documentRename } from '@prentice/contract';
import type { UploadedDocument } from '../../../documents/upload.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountedField } from '../../../ui/CountedField.tsx';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';

interface RenameCvFormProps {
  t: Translate;
  cv: UploadedDocument;
  onDone: (renamed: UploadedDocument | null) => void;
}

/** Renames a CV; the file extension stays. */
export function RenameCvForm({ t, cv, onDone }: RenameCvFormProps) {
  const form = useForm({
    initial: { fileName: cv.fileName.replace(/\.[a-z]+$/, '') },
    schema: documentRename,
    t,
    send: (body) => session.client.documents.rename({ params: { id: cv.id }, body }),
    onSent: onDone,
  });
  return (
    <FormFrame
      t={t}
      action={t('profile.cv.renameNow')}
      form={form}
      extra={<Button onClick={() => onDone(null)}>{t('profile.cv.renameNot')}</Button>}
    >
      <CountedField
        name="fileName"
        scope={cv.id}
        label={t('profile.cv.name')}
        t={t}
        max={documentLimits.ownName}
        value={form.values.fileName}
        onChange={(fileName) => form.set('fileName', fileName)}
        error={form.errors['fileName']}
      />
    </FormFrame>
  );
}

import { reportCodes, reportCreate, reportLimits, type ReportCode, type ReportCreate } from '@prentice/contract';
import { useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { session } from '../../site/browser-session.ts';

interface ReportFormProps {
  text: IslandText;
  target: Pick<ReportCreate, 'targetType' | 'targetId'>;
}

const isCode = (value: string): value is ReportCode => reportCodes.some((code) => code === value);

/** Reports an internship or an employer; no account needed. */
export default function ReportForm({ text, target }: ReportFormProps) {
  const t = createTranslator(text);
  const [sent, setSent] = useState(false);
  const initial: { code: ReportCode | ''; text: string } = { code: '', text: '' };
  const form = useForm({
    initial,
    schema: reportCreate,
    t,
    payload: (values) => ({ ...values, code: values.code || undefined, ...target }),
    send: ({ code, text: words }) =>
      session.client.reports.create({ body: { ...target, code: code || 'other', text: words } }),
    onSent: () => setSent(true),
  });
  if (sent) return <Notice tone="answered" role="status" title={t('report.sent')} />;
  return (
    <FormFrame t={t} form={form} action={t('report.send')}>
      <SelectField
        name="code"
        label={t('report.what')}
        t={t}
        value={form.values.code}
        onChange={(value) => form.set('code', isCode(value) ? value : '')}
        empty={t('report.choose')}
        options={reportCodes.map((code) => ({ value: code, label: t(`report.code.${code}`) }))}
        error={form.errors['code']}
      />
      <Field
        name="text"
        label={t('report.text')}
        hint={t('report.textHint')}
        t={t}
        value={form.values.text}
        onChange={(value) => form.set('text', value)}
        rows={5}
        max={reportLimits.text.max}
        error={form.errors['text']}
      />
    </FormFrame>
  );
}

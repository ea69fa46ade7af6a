import { Box } from '@mui/material';
import { employerUpdate, identityFields, operations } from '@prentice/contract';
import { Form, useRecordContext } from 'ra-core';
import { SaveButton } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useFormState } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { pickWritableFields } from '../../providers/writable-fields.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { useUnsavedChangesWarning } from '../../ui/dialogs/stored-draft.hook.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { AboutFields, ContactFields } from './CompanyFields.tsx';
import type { OwnEmployer } from './CompanyLogoPanel.tsx';

const resolver = schemaResolver(employerUpdate, (values) => pickWritableFields(operations.employers.update, values));

/** Warns that a change of identity asks for a new verification, and before unsaved words are left. */
function IdentityWarning(): ReactElement | null {
  const text = useMessages();
  const record = useRecordContext<OwnEmployer>();
  const { dirtyFields, isDirty } = useFormState();
  useUnsavedChangesWarning(isDirty);
  const changed = identityFields.some((field) => Boolean(dirtyFields[field]));
  if (!changed || record?.verification.state !== 'verified') return null;
  return <Notice tone="due" title={text('company.identityWarning')} />;
}

/** Shows what owners write about the company; other members read it. */
export function CompanyForm({ owner }: { owner: boolean }): ReactElement {
  const text = useMessages();
  return (
    <Form resolver={resolver} mode="onBlur" warnWhenUnsavedChanges>
      <AboutFields readOnly={!owner} />
      <ContactFields readOnly={!owner} />
      <IdentityWarning />
      {owner && (
        <Box sx={saveStyle}>
          <SaveButton label={text('company.save')} alwaysEnable={false} size="large" />
        </Box>
      )}
    </Form>
  );
}

const saveStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  mb: 3,
  bgcolor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

import { Box, Button, MenuItem, TextField } from '@mui/material';
import { categories, internshipLimits, type InternshipRecord } from '@prentice/contract';
import { useNavigate } from 'ra-core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { newIdempotencyKey } from '../../../providers/data.provider.ts';
import { client } from '../../../providers/session.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

const { min, max } = internshipLimits.title;

/** Begins a draft with its title; the rest is written step by step and saved as one goes. */
export default function NewInternshipPage(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState<InternshipRecord['category']>(null);
  const createDraft = useApiMutation(
    () => client.internships.create({ body: { title: title.trim(), category }, idempotencyKey }),
    {
      onDone: ({ id }) => navigate(`${pathTo('employerInternship', id)}?edit=basics`, { replace: true }),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim()) createDraft.mutate(undefined);
  };
  return (
    <>
      <PageHeader title={text('internships.create')}>{text('internships.createLead')}</PageHeader>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 620 }}>
        <TextField
          required
          label={text('posting.field.title')}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: max } }}
          helperText={`${text('internships.titleHelp', { min })} · ${text('reason.count', { count: title.length, max })}`}
        />
        <TextField
          select
          label={text('posting.field.category')}
          value={category ?? ''}
          onChange={(event) => setCategory(categories.find((option) => option === event.target.value) ?? null)}
        >
          {categories.map((option) => (
            <MenuItem key={option} value={option}>
              {valueLabel('category', option)}
            </MenuItem>
          ))}
        </TextField>
        <div>
          <Button type="submit" variant="contained" size="large" disabled={createDraft.isPending || !title.trim()}>
            {text('internships.begin')}
          </Button>
        </div>
      </Box>
    </>
  );
}

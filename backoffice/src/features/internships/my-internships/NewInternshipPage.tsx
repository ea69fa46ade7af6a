import { Box, Button, MenuItem, TextField } from '@mui/material';
import { categories, internshipLimits } from '@prentice/contract';
import { useNavigate } from 'ra-core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { z } from 'zod';
import { pathTo } from '../../../app/screen-paths.ts';
import { useFieldMessage, useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { newIdempotencyKey } from '../../../providers/data.provider.ts';
import { client } from '../../../providers/session.ts';
import { accountDrafts } from '../../../ui/dialogs/stored-draft.hook.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

const { min, max } = internshipLimits.title;

const beginning = z.object({ title: z.string().max(max), category: z.enum(categories).nullable() });
type Beginning = z.infer<typeof beginning>;

const empty: Beginning = { title: '', category: null };
const STORED_AS = 'new';

/** Returns what somebody has begun to write, kept in this browser until the server has it as a draft. */
function useBeginning() {
  const [drafts] = useState(() =>
    accountDrafts({ name: 'internship', storedIn: 'browser', parse: (value) => beginning.parse(value) }),
  );
  const [written, setWritten] = useState(() => drafts.read(STORED_AS)?.value ?? empty);
  const write = (change: Partial<Beginning>) => {
    const next = { ...written, ...change };
    setWritten(next);
    if (next.title || next.category) drafts.save(STORED_AS, next);
    else drafts.remove(STORED_AS);
  };
  return { written, write, discard: () => drafts.remove(STORED_AS) };
}

/** Begins a draft with its title; the rest is written step by step and saved as one goes. */
export default function NewInternshipPage(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const fieldMessage = useFieldMessage();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { written, write, discard } = useBeginning();
  const [isTitleMissing, setTitleMissing] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);
  const title = written.title.trim();
  const createDraft = useApiMutation(
    () => client.internships.create({ body: { title, category: written.category }, idempotencyKey }),
    {
      onDone: ({ id }) => {
        discard();
        navigate(`${pathTo('employerInternship', id)}?edit=basics`, { replace: true });
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTitleMissing(!title);
    if (title) createDraft.mutate(undefined);
    else titleInput.current?.focus();
  };
  const isFaultShown = isTitleMissing && !title;
  const count = text('reason.count', { count: written.title.length, max });
  const help = isFaultShown ? fieldMessage('Enter a title.') : `${text('internships.titleHelp', { min })} · ${count}`;
  return (
    <>
      <PageHeader title={text('internships.create')}>{text('internships.createLead')}</PageHeader>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 620 }}>
        <TextField
          required
          label={text('posting.field.title')}
          value={written.title}
          onChange={(event) => write({ title: event.target.value })}
          inputRef={titleInput}
          slotProps={{ htmlInput: { maxLength: max } }}
          error={isFaultShown}
          helperText={help}
        />
        <TextField
          select
          label={text('posting.field.category')}
          value={written.category ?? ''}
          onChange={(event) => write({ category: categories.find((option) => option === event.target.value) ?? null })}
        >
          {categories.map((option) => (
            <MenuItem key={option} value={option}>
              {valueLabel('category', option)}
            </MenuItem>
          ))}
        </TextField>
        <div>
          <Button type="submit" variant="contained" size="large" disabled={createDraft.isPending}>
            {text('internships.begin')}
          </Button>
        </div>
      </Box>
    </>
  );
}

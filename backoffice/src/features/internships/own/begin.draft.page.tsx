import { Box, Button, MenuItem, TextField } from '@mui/material';
import { categories, internshipLimits, type InternshipRecord } from '@prentice/contract';
import { useNavigate } from 'ra-core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { pathTo } from '../../../app/screen.paths.ts';
import { useText, useWord } from '../../../i18n/text.hook.ts';
import { newIdempotencyKey } from '../../../providers/data.provider.ts';
import { client } from '../../../providers/session.ts';
import { useMove } from '../../../ui/move.hook.ts';
import { PageHead } from '../../../ui/page.head.tsx';

const { min, max } = internshipLimits.title;

/** Begins a draft with its title; the rest is written step by step and saved as one goes. */
export default function BeginDraftPage(): ReactElement {
  const text = useText();
  const word = useWord();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState<InternshipRecord['category']>(null);
  const begin = useMove(() => client.internships.create({ body: { title: title.trim(), category }, idempotencyKey }), {
    onDone: ({ id }) => navigate(`${pathTo('employerInternship', id)}?edit=basics`, { replace: true }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim()) begin.mutate(undefined);
  };
  return (
    <>
      <PageHead title={text('internships.create')}>{text('internships.createLead')}</PageHead>
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
          onChange={(event) => setCategory(categories.find((one) => one === event.target.value) ?? null)}
        >
          {categories.map((one) => (
            <MenuItem key={one} value={one}>
              {word('category', one)}
            </MenuItem>
          ))}
        </TextField>
        <div>
          <Button type="submit" variant="contained" size="large" disabled={begin.isPending || !title.trim()}>
            {text('internships.begin')}
          </Button>
        </div>
      </Box>
    </>
  );
}

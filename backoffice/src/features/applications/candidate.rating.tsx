import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { NativeChoice } from '../../ui/list/native.controls.tsx';
import { useMove } from '../../ui/move.hook.ts';
import type { Candidacy } from './application.types.ts';

const stars = ['1', '2', '3', '4', '5'];
const { count, length } = applicationLimits.tags;

/** Rating and tags within the team; the candidate never sees them. */
export function CandidateRating({ one }: { one: Candidacy }): ReactElement {
  const text = useText();
  const [rating, setRating] = useState(one.rating);
  const [tags, setTags] = useState<string[]>(one.tags);
  const save = useMove(() => client.applications.rate({ params: { id: one.id }, body: { rating, tags } }), {
    done: 'saved.done',
  });
  const changed = rating !== one.rating || tags.join('\n') !== one.tags.join('\n');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, justifyItems: 'start' }}>
      <NativeChoice
        label={text('candidates.rating')}
        value={rating === null ? '' : String(rating)}
        options={[
          ['', text('candidates.notRated')],
          ...stars.map((value) => [value, text('candidates.stars', { value })] as const),
        ]}
        onChoose={(value) => setRating(value === '' ? null : Number(value))}
      />
      <Autocomplete
        multiple
        freeSolo
        fullWidth
        options={[]}
        value={tags}
        onChange={(_, next: string[]) =>
          setTags([...new Set(next.map((tag) => tag.trim().slice(0, length)).filter(Boolean))].slice(0, count))
        }
        renderInput={(props) => (
          <TextField {...props} label={text('candidates.tags')} helperText={text('candidates.tagsHelp')} />
        )}
      />
      {changed && (
        <Button variant="outlined" disabled={save.isPending} onClick={() => save.mutate(undefined)}>
          {text('action.save')}
        </Button>
      )}
    </Box>
  );
}

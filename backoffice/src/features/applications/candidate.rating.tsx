import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { NativeChoice } from '../../ui/list/native.controls.tsx';
import { useMove } from '../../ui/move.hook.ts';
import type { Candidacy } from './application.types.ts';

type Rated = Pick<Candidacy, 'rating' | 'tags'>;
const isSame = (one: Rated, other: Rated): boolean =>
  one.rating === other.rating && one.tags.join('\n') === other.tags.join('\n');

const stars = ['1', '2', '3', '4', '5'];
const { count, length } = applicationLimits.tags;

/** Rating and tags within the team; the candidate never sees them. */
export function CandidateRating({ one }: { one: Candidacy }): ReactElement {
  const text = useText();
  /* Only what was chosen here and is not saved: the rest is as it stands, also when the candidate moves meanwhile. */
  const [chosen, choose] = useState<Partial<Rated>>({});
  const [saved, setSaved] = useState<Rated | null>(null);
  const { rating, tags }: Rated = { ...one, ...chosen };
  const save = useMove((body: Rated) => client.applications.rate({ params: { id: one.id }, body }).then(() => body), {
    done: 'saved.done',
    onDone: setSaved,
  });
  if (saved && isSame(one, saved)) {
    setSaved(null);
    if (isSame({ rating, tags }, saved)) choose({});
  }
  const changed = !isSame({ rating, tags }, saved ?? one);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, justifyItems: 'start' }}>
      <NativeChoice
        label={text('candidates.rating')}
        value={rating === null ? '' : String(rating)}
        options={[
          ['', text('candidates.notRated')],
          ...stars.map((value) => [value, text('candidates.stars', { value })] as const),
        ]}
        onChoose={(value) => choose({ ...chosen, rating: value === '' ? null : Number(value) })}
      />
      <Autocomplete
        multiple
        freeSolo
        fullWidth
        options={[]}
        value={tags}
        onChange={(_, next: string[]) =>
          choose({
            ...chosen,
            tags: [...new Set(next.map((tag) => tag.trim().slice(0, length)).filter(Boolean))].slice(0, count),
          })
        }
        renderInput={(props) => (
          <TextField {...props} label={text('candidates.tags')} helperText={text('candidates.tagsHelp')} />
        )}
      />
      {changed && (
        <Button variant="outlined" disabled={save.isPending} onClick={() => save.mutate({ rating, tags })}>
          {text('action.save')}
        </Button>
      )}
    </Box>
  );
}

import { Autocomplete, TextField } from '@mui/material';
import { requirementKeyOf, type Match } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';

interface Choice {
  readonly id: string;
  readonly label: string;
}
const LAST_INDEX = 19;

/** Finds open internships whose words begin with what is typed. */
function useInternships(typed: string): readonly Choice[] {
  const text = useMessages();
  const { data } = useQuery({
    queryKey: ['internships', 'of', 'cv-tests', typed],
    meta: { isLive: true },
    queryFn: ({ signal }) =>
      client.internships.list(
        { list: { filter: { state: 'open', ...(typed && { q: typed }) }, range: [0, LAST_INDEX] } },
        { signal },
      ),
    placeholderData: (before) => before,
  });
  return (data?.items ?? []).map(({ id, title, employer }) => ({
    id,
    label: text('cvAdmin.internshipOf', { title: title ?? '', employer: employer.name }),
  }));
}

function MatchTable({ match }: { match: Match }): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const columns: readonly PlainColumn<Match['items'][number]>[] = [
    { label: text('analyzer.requirement'), isTitle: true, render: ({ requirement }) => texts.requirement(requirement) },
    { label: text('cvAdmin.grade'), render: (item) => texts.grade(item) },
    { label: text('cvAdmin.page'), isNumeric: true, render: ({ evidence }) => evidence?.page ?? '–' },
    { label: text('cvAdmin.quote'), render: (item) => texts.evidence(item)?.quote ?? '–' },
  ];
  return (
    <>
      <p>
        {text('cvAdmin.matchScore', {
          score: match.score === null ? '–' : text('match.score', { score: match.score }),
          version: match.algorithmVersion,
        })}
      </p>
      <PlainTable label={text('cvAdmin.stage.match')} columns={columns} rows={match.items} keyOf={requirementKeyOf} />
    </>
  );
}

/** Compares a tested CV with an internship that is open. */
export function TestMatch({ testId }: { testId: string }): ReactElement {
  const text = useMessages();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const options = useInternships(chosen?.label === typed ? '' : typed.trim());
  const query = useQuery({
    queryKey: ['cv-tests', testId, 'match', chosen?.id],
    queryFn: ({ signal }) =>
      client.cvTests.match({ params: { id: testId }, query: { internshipId: chosen?.id ?? '' } }, { signal }),
    enabled: chosen !== null,
  });
  return (
    <>
      <p>{text('cvAdmin.matchHelp')}</p>
      <Autocomplete
        options={options}
        filterOptions={(all) => all}
        value={chosen}
        inputValue={typed}
        onInputChange={(_, next) => setTyped(next)}
        onChange={(_, next) => setChosen(next)}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(choice, other) => choice.id === other.id}
        noOptionsText={text('cvAdmin.noInternships')}
        renderInput={(props) => <TextField {...props} label={text('analyzer.internship')} />}
        sx={{ maxWidth: 560, mb: 2 }}
      />
      {chosen && <QueryBoundary query={query}>{(match) => <MatchTable match={match} />}</QueryBoundary>}
    </>
  );
}

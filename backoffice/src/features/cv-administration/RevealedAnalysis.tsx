import { Box, Button, Typography } from '@mui/material';
import type { Match, RevealedCvAnalysis } from '@prentice/contract';
import { useEffect, useRef, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { Facts } from '../../ui/page/Panel.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { SideBySide } from '../../ui/differences/SideBySide.tsx';
import { GradeWithQuote } from '../../ui/match/GradeWithQuote.tsx';
import { itemOf, requirementsOf } from '../../ui/match/match-requirements.ts';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';
import { useDuration } from '../../ui/formats/value-format.hook.ts';

/** Shows the stored result beside what the current version says of the same CV. */
function Results({ match, currentMatch }: Pick<RevealedCvAnalysis, 'match' | 'currentMatch'>): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const matches = [match, currentMatch];
  const score = (match: Match | null): string =>
    match?.score === null || !match ? '–' : text('match.score', { score: match.score });
  const rows = [
    { key: 'score', label: text('analyzer.score'), values: matches.map(score) },
    ...[...requirementsOf(matches)].map(([key, { requirement }]) => ({
      key,
      label: texts.requirement(requirement),
      values: matches.map((match, index) => <GradeWithQuote key={index} item={itemOf(match, key)} />),
    })),
  ];
  const nameOf = (key: 'cvAdmin.stored' | 'cvAdmin.present', match: Match | null): string =>
    match ? text('cvAdmin.side', { side: text(key), version: match.algorithmVersion }) : text(key);
  return (
    <SideBySide
      label={text('cvAdmin.results')}
      cornerLabel={text('analyzer.requirement')}
      sides={[
        { key: 'stored', name: nameOf('cvAdmin.stored', match) },
        { key: 'present', name: nameOf('cvAdmin.present', currentMatch) },
      ]}
      rows={rows}
      heading="h3"
    />
  );
}

interface RevealedAnalysisProps {
  readonly analysis: RevealedCvAnalysis;
  readonly onClose: () => void;
}

/** Shows one analysis, opened for a reason. */
export function RevealedAnalysis({ analysis, onClose }: RevealedAnalysisProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const duration = useDuration();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, match, currentMatch, failure, milliseconds } = analysis;
  return (
    <>
      <Button variant="outlined" onClick={onClose} sx={{ mb: 2 }}>
        {text('cvAdmin.backToLog')}
      </Button>
      <Typography
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 1, outline: 'none !important', overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <p>{text('cvAdmin.logged')}</p>
      <Box sx={{ mb: 3 }}>
        <Facts
          facts={[
            [text('analyzer.internship'), analysis.internshipTitle],
            [text('cvAdmin.company'), analysis.employerName],
            [text('analyzer.source'), valueLabel('cvAnalysisSource', analysis.source)],
            [text('analyzer.status'), valueLabel('cvAnalysisState', analysis.state)],
            [text('cvAdmin.cause'), failure && valueLabel('cvFailure', failure)],
            [text('cvAdmin.time'), milliseconds === null ? null : duration(milliseconds)],
            [text('cvAdmin.asked'), <RelativeTime key="asked" instant={analysis.createdAt} />],
          ]}
        />
      </Box>
      {match || currentMatch ? (
        <Results match={match} currentMatch={currentMatch} />
      ) : (
        <p>{text('cvAdmin.noResult')}</p>
      )}
    </>
  );
}

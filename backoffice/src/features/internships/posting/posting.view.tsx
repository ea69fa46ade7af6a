import { Box, Typography } from '@mui/material';
import { internshipLimits } from '@prentice/contract';
import type { ReactElement, ReactNode } from 'react';
import { useText, useWord } from '../../../i18n/text.hook.ts';
import type { PostedInternship } from '../internship.types.ts';
import { PostingFacts } from './posting.facts.tsx';
import { LongText, QuotedText } from './quoted.text.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }): ReactElement => (
  <Box component="section" sx={{ mt: 2.5, maxWidth: '68ch' }}>
    <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

function Items({ title, items }: { title: string; items: readonly string[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {items.map((item) => (
          <li key={item}>
            <QuotedText>{item}</QuotedText>
          </li>
        ))}
      </Box>
    </Part>
  );
}

function Unpaid({ one }: { one: PostedInternship }): ReactElement | null {
  const text = useText();
  const word = useWord();
  if (!one.unpaidBasis) return null;
  return (
    <Part title={text('posting.unpaidWhy')}>
      <p>
        {word('unpaidBasis', one.unpaidBasis.basis)}. {one.unpaidBasis.explanation}
      </p>
    </Part>
  );
}

function People({ one }: { one: PostedInternship }): ReactElement {
  const text = useText();
  const word = useWord();
  const { studyLevels, languages, sponsorship } = one.eligibility;
  const asked = one.questions.map(({ label, required }) => (required ? `${label} *` : label));
  const eligible = [
    ...studyLevels.map((level) => word('studyLevel', level)),
    ...languages.map(({ language, level }) => `${language.toUpperCase()} ${level}`),
    ...(sponsorship ? [text('posting.sponsorship')] : []),
  ];
  return (
    <>
      <Items title={text('posting.requiredSkills')} items={one.requiredSkills.map(({ label }) => label)} />
      <Items title={text('posting.preferredSkills')} items={one.preferredSkills.map(({ label }) => label)} />
      <Items title={text('posting.eligibility')} items={eligible} />
      <Items title={text('posting.questions')} items={asked} />
    </>
  );
}

/* A reason that was written while it was longer is kept, and not shown. */
const isLong = ({ durationWeeks }: PostedInternship): boolean =>
  (durationWeeks ?? 0) > internshipLimits.durationWeeks.justifiedOver;

/** A whole posting to read, in the order of the public page. */
export function PostingView({ one }: { one: PostedInternship }): ReactElement {
  const text = useText();
  return (
    <Box component="article" sx={{ overflowWrap: 'anywhere' }}>
      <PostingFacts one={one} />
      {one.pay?.benefits && (
        <Part title={text('posting.benefits')}>
          <QuotedText>{one.pay.benefits}</QuotedText>
        </Part>
      )}
      <Unpaid one={one} />
      {one.description && (
        <Part title={text('posting.description')}>
          <LongText>{one.description}</LongText>
        </Part>
      )}
      <Items title={text('posting.tasks')} items={one.tasks} />
      <Items title={text('posting.learningOutcomes')} items={one.learningOutcomes} />
      <People one={one} />
      {isLong(one) && one.durationJustification && (
        <Part title={text('posting.justification')}>
          <QuotedText>{one.durationJustification}</QuotedText>
        </Part>
      )}
    </Box>
  );
}

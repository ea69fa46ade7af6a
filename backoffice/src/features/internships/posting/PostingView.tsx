import { Box, Typography } from '@mui/material';
import { internshipLimits } from '@prentice/contract';
import type { ReactElement, ReactNode } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import type { PostedInternship } from '../internship-types.ts';
import { PostingFacts } from './PostingFacts.tsx';
import { LongText, QuotedText } from './QuotedText.tsx';

const PostingSection = ({ title, children }: { title: string; children: ReactNode }): ReactElement => (
  <Box component="section" sx={{ mt: 2.5, maxWidth: '68ch' }}>
    <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

function PostingItems({ title, items }: { title: string; items: readonly string[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <PostingSection title={title}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {items.map((item) => (
          <li key={item}>
            <QuotedText>{item}</QuotedText>
          </li>
        ))}
      </Box>
    </PostingSection>
  );
}

function UnpaidReason({ internship }: { internship: PostedInternship }): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  if (!internship.unpaidBasis) return null;
  return (
    <PostingSection title={text('posting.unpaidWhy')}>
      <p>
        {valueLabel('unpaidBasis', internship.unpaidBasis.basis)}.{' '}
        <QuotedText>{internship.unpaidBasis.explanation}</QuotedText>
      </p>
    </PostingSection>
  );
}

function Requirements({ internship }: { internship: PostedInternship }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const { studyLevels, languages, sponsorship } = internship.eligibility;
  const questions = internship.questions.map(({ label, required }) => (required ? `${label} *` : label));
  const eligible = [
    ...studyLevels.map((level) => valueLabel('studyLevel', level)),
    ...languages.map(({ language, level }) => `${language.toUpperCase()} ${level}`),
    ...(sponsorship ? [text('posting.sponsorship')] : []),
  ];
  return (
    <>
      <PostingItems
        title={text('posting.requiredSkills')}
        items={internship.requiredSkills.map(({ label }) => label)}
      />
      <PostingItems
        title={text('posting.preferredSkills')}
        items={internship.preferredSkills.map(({ label }) => label)}
      />
      <PostingItems title={text('posting.eligibility')} items={eligible} />
      <PostingItems title={text('posting.questions')} items={questions} />
    </>
  );
}

/* A reason that was written while it was longer is kept, and not shown. */
const isLong = ({ durationWeeks }: PostedInternship): boolean =>
  (durationWeeks ?? 0) > internshipLimits.durationWeeks.justifiedOver;

/** Shows a whole posting to read, in the order of the public page. */
export function PostingView({ internship }: { internship: PostedInternship }): ReactElement {
  const text = useMessages();
  return (
    <Box component="article" sx={{ overflowWrap: 'anywhere' }}>
      <PostingFacts internship={internship} />
      {internship.pay?.benefits && (
        <PostingSection title={text('posting.benefits')}>
          <QuotedText>{internship.pay.benefits}</QuotedText>
        </PostingSection>
      )}
      <UnpaidReason internship={internship} />
      {internship.description && (
        <PostingSection title={text('posting.description')}>
          <LongText>{internship.description}</LongText>
        </PostingSection>
      )}
      <PostingItems title={text('posting.tasks')} items={internship.tasks} />
      <PostingItems title={text('posting.learningOutcomes')} items={internship.learningOutcomes} />
      <Requirements internship={internship} />
      {isLong(internship) && internship.durationJustification && (
        <PostingSection title={text('posting.justification')}>
          <QuotedText>{internship.durationJustification}</QuotedText>
        </PostingSection>
      )}
    </Box>
  );
}

import { Box, Link } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { Facts } from '../../ui/panel.tsx';
import { useProfileWords } from '../../ui/profile.words.hook.ts';
import type { Told } from './application.types.ts';

function Part({ title, children }: { title: string; children: readonly ReactNode[] }): ReactElement | null {
  if (children.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {children.map((child, at) => (
          <li key={at}>{child}</li>
        ))}
      </Box>
    </Box>
  );
}

type Entry = NonNullable<Told['experience']>[number];

/** What the candidate tells, as far as it may be seen now: contacts only from shortlisted on. */
export function CandidateProfile({ told }: { told: Told }): ReactElement {
  const text = useText();
  const word = useWord();
  const words = useProfileWords();
  const entryLine = ({ title, organisation, start, end }: Entry): string =>
    `${[title, organisation].filter(Boolean).join(', ')} (${words.period(start, end)})`;
  const education = told.education?.map((one) => {
    return [word('studyLevel', one.degree), one.field, one.institution, words.period(one.start, one.expectedEnd)]
      .filter(Boolean)
      .join(', ');
  });
  return (
    <>
      {told.headline && <p>{told.headline}</p>}
      <Facts
        facts={[
          [text('candidates.email'), told.email && <Link href={`mailto:${told.email}`}>{told.email}</Link>],
          [text('candidates.phone'), told.phone && <Link href={`tel:${told.phone}`}>{told.phone}</Link>],
          [text('candidates.available'), told.availability && words.available(told.availability)],
        ]}
      />
      <Part title={text('candidates.education')}>{education ?? []}</Part>
      <Part title={text('candidates.experience')}>
        {[...(told.experience ?? []), ...(told.projects ?? [])].map(entryLine)}
      </Part>
      <Part title={text('candidates.skills')}>
        {told.skills?.map(({ label, level }) =>
          level === undefined ? label : text('candidates.skillLevel', { label, level }),
        ) ?? []}
      </Part>
      <Part title={text('candidates.languages')}>{told.languages?.map(words.language) ?? []}</Part>
      <Part title={text('candidates.links')}>
        {told.links?.map((link) => (
          <Link key={link} href={link} target="_blank" rel="noreferrer nofollow">
            {link}
          </Link>
        )) ?? []}
      </Part>
    </>
  );
}

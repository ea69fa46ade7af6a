import { Box } from '@mui/material';
import type { internViews, ViewOf } from '@prentice/contract';
import type { ReactElement, ReactNode } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useProfileWords } from '../../ui/profile.words.hook.ts';
import { Facts } from '../../ui/panel.tsx';

/** What a profile tells, as much of it as the reader may see. */
export type ToldProfile = Partial<Omit<ViewOf<typeof internViews.employer>, 'id'>>;

function Part({ title, items }: { title: string; items: readonly ReactNode[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </Box>
    </Box>
  );
}

type Entry = NonNullable<ToldProfile['experience']>[number];

function EntryText({ entry }: { entry: Entry }): ReactElement {
  const words = useProfileWords();
  const { title, organisation, start, end, highlights } = entry;
  return (
    <>
      {[title, organisation].filter(Boolean).join(', ')} ({words.period(start, end)})
      {highlights.length > 0 && (
        <ul>
          {highlights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A profile to read: who, what they learned and did, what they can, when they are available. */
export function ProfileText({ told }: { told: ToldProfile }): ReactElement {
  const text = useText();
  const word = useWord();
  const words = useProfileWords();
  const { availability, locationPreferences = [], education = [], skills = [], languages = [] } = told;
  const entries = [...(told.experience ?? []), ...(told.projects ?? [])];
  return (
    <Box sx={{ maxWidth: '75ch' }}>
      {told.headline && <p>{told.headline}</p>}
      {told.about && <Box sx={{ whiteSpace: 'pre-line', mb: 1.5 }}>{told.about}</Box>}
      <Facts
        facts={[
          [text('candidates.available'), availability && words.available(availability)],
          [text('interns.places'), locationPreferences.map(words.place).join(' · ')],
          [text('interns.workModes'), told.workModes?.map((mode) => word('workMode', mode)).join(', ')],
        ]}
      />
      <Part
        title={text('candidates.education')}
        items={education.map((one) =>
          [word('studyLevel', one.degree), one.field, one.institution, words.period(one.start, one.expectedEnd)]
            .filter(Boolean)
            .join(', '),
        )}
      />
      <Part
        title={text('candidates.experience')}
        items={entries.map((entry) => (
          <EntryText key={`${entry.title} ${entry.start}`} entry={entry} />
        ))}
      />
      <Part
        title={text('candidates.skills')}
        items={skills.map(({ label, level }) => text('candidates.skillLevel', { label, level }))}
      />
      <Part title={text('candidates.languages')} items={languages.map(words.language)} />
    </Box>
  );
}

import { Box } from '@mui/material';
import type { internViews, ViewOf } from '@prentice/contract';
import type { ReactElement, ReactNode } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useProfileLabels } from '../../ui/formats/profile-labels.hook.ts';
import { Facts } from '../../ui/page/Panel.tsx';

/** What a profile tells, as much of it as the reader may see. */
export type ProfileData = Partial<Omit<ViewOf<typeof internViews.employer>, 'id'>>;

function ProfileSection({ title, items }: { title: string; items: readonly ReactNode[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </Box>
    </Box>
  );
}

type Entry = NonNullable<ProfileData['experience']>[number];

function EntryText({ entry }: { entry: Entry }): ReactElement {
  const profileLabels = useProfileLabels();
  const { title, organisation, start, end, highlights } = entry;
  return (
    <>
      {[title, organisation].filter(Boolean).join(', ')} ({profileLabels.period(start, end)})
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

/** Shows a profile to read: who, what they learned and did, what they can, when they are available. */
export function ProfileContent({ profile }: { profile: ProfileData }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const profileLabels = useProfileLabels();
  const { availability, locationPreferences = [], education = [], skills = [], languages = [] } = profile;
  const entries = [...(profile.experience ?? []), ...(profile.projects ?? [])];
  return (
    <Box sx={{ maxWidth: '75ch' }}>
      {profile.headline && <p>{profile.headline}</p>}
      {profile.about && <Box sx={{ whiteSpace: 'pre-line', mb: 1.5 }}>{profile.about}</Box>}
      <Facts
        facts={[
          [text('candidates.available'), availability && profileLabels.available(availability)],
          [text('interns.places'), locationPreferences.map(profileLabels.place).join(' · ')],
          [text('interns.workModes'), profile.workModes?.map((mode) => valueLabel('workMode', mode)).join(', ')],
        ]}
      />
      <ProfileSection
        title={text('candidates.education')}
        items={education.map((educationEntry) =>
          [
            valueLabel('studyLevel', educationEntry.degree),
            educationEntry.field,
            educationEntry.institution,
            profileLabels.period(educationEntry.start, educationEntry.expectedEnd),
          ]
            .filter(Boolean)
            .join(', '),
        )}
      />
      <ProfileSection
        title={text('candidates.experience')}
        items={entries.map((entry) => (
          <EntryText key={`${entry.title} ${entry.start}`} entry={entry} />
        ))}
      />
      <ProfileSection
        title={text('candidates.skills')}
        items={skills.map(({ label, level }) => text('candidates.skillLevel', { label, level }))}
      />
      <ProfileSection title={text('candidates.languages')} items={languages.map(profileLabels.language)} />
    </Box>
  );
}

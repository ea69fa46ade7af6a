import { Box, Link } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { Facts } from '../../../ui/page/Panel.tsx';
import { useProfileLabels } from '../../../ui/formats/profile-labels.hook.ts';
import type { CandidateProfileData } from '../application-types.ts';

function ProfileSection({ title, children }: { title: string; children: readonly ReactNode[] }): ReactElement | null {
  if (children.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Shows short values of one kind in lines that are filled: a list of them would be as long as all the rest. */
function ProfileLine({ title, values }: { title: string; values: readonly string[] }): ReactElement | null {
  if (values.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      {values.join(' · ')}
    </Box>
  );
}

type Entry = NonNullable<CandidateProfileData['experience']>[number];

/** Shows what the candidate tells, as far as it may be seen now: contacts only from shortlisted on. */
export function CandidateProfile({ profile }: { profile: CandidateProfileData }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const profileLabels = useProfileLabels();
  const entryLine = ({ title, organisation, start, end }: Entry): string =>
    `${[title, organisation].filter(Boolean).join(', ')} (${profileLabels.period(start, end)})`;
  const education = profile.education?.map((application) => {
    return [
      valueLabel('studyLevel', application.degree),
      application.field,
      application.institution,
      profileLabels.period(application.start, application.expectedEnd),
    ]
      .filter(Boolean)
      .join(', ');
  });
  return (
    <>
      {profile.headline && <p>{profile.headline}</p>}
      <Facts
        facts={[
          [text('candidates.email'), profile.email && <Link href={`mailto:${profile.email}`}>{profile.email}</Link>],
          [text('candidates.phone'), profile.phone && <Link href={`tel:${profile.phone}`}>{profile.phone}</Link>],
          [text('candidates.available'), profile.availability && profileLabels.available(profile.availability)],
        ]}
      />
      <ProfileSection title={text('candidates.education')}>{education ?? []}</ProfileSection>
      <ProfileSection title={text('candidates.experience')}>
        {[...(profile.experience ?? []), ...(profile.projects ?? [])].map(entryLine)}
      </ProfileSection>
      <ProfileLine
        title={text('candidates.skills')}
        values={
          profile.skills?.map(({ label, level }) =>
            level === undefined ? label : text('candidates.skillLevel', { label, level }),
          ) ?? []
        }
      />
      <ProfileLine title={text('candidates.languages')} values={profile.languages?.map(profileLabels.language) ?? []} />
      <ProfileSection title={text('candidates.links')}>
        {profile.links?.map((link) => (
          <Link key={link} href={link} target="_blank" rel="noreferrer nofollow">
            {link}
          </Link>
        )) ?? []}
      </ProfileSection>
    </>
  );
}

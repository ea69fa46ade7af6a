import type { internViews, ViewOf } from '@prentice/contract';
import { countryText, dateText, languageText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { placeName } from '../../../shared/places.ts';
import { useSkillNames } from '../../../shared/skill-suggestions.hook.ts';
import { Notice } from '../../../ui/Notice.tsx';

export type EmployerProfileView = ViewOf<typeof internViews.employer>;

interface ProfilePreviewProps {
  t: Translate;
  language: Language;
  profile: EmployerProfileView | null;
}

/** Returns the non-empty fields of a profile with their labels. */
function rows(
  { t, language, profile }: ProfilePreviewProps & { profile: EmployerProfileView },
  skillName: ReturnType<typeof useSkillNames>,
): [string, string][] {
  const { availability } = profile;
  const all: [string, string][] = [
    [t('profile.about'), profile.about ?? ''],
    [
      t('profile.education'),
      profile.education
        .map((study) => [study.field, t(`studyLevel.${study.degree}`), study.institution].filter(Boolean).join(', '))
        .join('\n'),
    ],
    [t('profile.skills'), profile.skills.map(skillName).join(', ')],
    [
      t('profile.languages'),
      profile.languages.map((entry) => `${languageText(language, entry.language)} ${entry.level}`).join(', '),
    ],
    [
      t('profile.experience'),
      profile.experience
        .map((experience) => [experience.title, experience.organisation].filter(Boolean).join(', '))
        .join('\n'),
    ],
    [t('profile.projects'), profile.projects.map((project) => project.title).join('\n')],
    [t('profile.workModes'), profile.workModes.map((workMode) => t(`workMode.${workMode}`)).join(', ')],
    [t('profile.places'), profile.locationPreferences.map((place) => placeName(place, language)).join('\n')],
    [
      t('profile.availability'),
      availability
        ? t('profile.preview.from', { date: dateText(language, availability.from), hours: availability.hoursPerWeek })
        : '',
    ],
    [
      t('profile.authorisation'),
      profile.workAuthorisation
        .map((permit) => `${countryText(language, permit.country)}: ${t(`profile.authorisation.${permit.status}`)}`)
        .join('\n'),
    ],
  ];
  return all.filter(([, value]) => value !== '');
}

/** Shows the profile as employers without an application of its owner see it: without contacts, links and CV. */
export function ProfilePreview(props: ProfilePreviewProps) {
  const { t, language, profile } = props;
  const skillName = useSkillNames(language);
  if (!profile) return <Notice role="status" title={t('profile.preview.hidden')} />;
  return (
    <div className="preview" role="region" aria-label={t('profile.preview')}>
      <p className="kicker">{t('profile.preview')}</p>
      <p className="card-title serif">
        {[profile.firstName, profile.lastName].filter(Boolean).join(' ') || t('profile.preview.unnamed')}
      </p>
      {profile.headline && <p>{profile.headline}</p>}
      <dl className="pairs">
        {rows({ ...props, profile }, skillName).map(([title, value]) => (
          <div key={title} className="pairs-row">
            <dt>{title}</dt>
            <dd className="offer-text">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { studyLevels, unmetValueText, type InternUpdate, type UnmetRequirement } from '@prentice/contract';
import { matchValueLabel } from '../../cv-match/FitDetails.tsx';
import { languageText, monthText } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { presentValue, requirementFields } from './details/missing-details.ts';

interface UnmetRequirementsProps {
  t: Translate;
  language: Language;
  requirements: readonly UnmetRequirement[];
  profile: InternUpdate;
  /** Called with the requirement whose field of the profile is to be changed. */
  onChange: (unmet: UnmetRequirement) => void;
}

interface RequirementProps extends Omit<UnmetRequirementsProps, 'requirements' | 'onChange'> {
  unmet: UnmetRequirement;
}

/** Returns what the profile states where the internship asks for something else. */
function statedText({ t, language, profile, unmet }: RequirementProps): string {
  const stated = presentValue(profile, requirementFields(unmet)[0] ?? '');
  const level = studyLevels.find((studyLevel) => studyLevel === stated);
  if (level) return t(`studyLevel.${level}`);
  return unmet.rule === 'graduation' ? monthText(language, stated) : stated;
}

/** Says what is needed and what the profile states, such as "You need German B2. Your profile says A1." */
function requirementText(props: RequirementProps): string {
  const { t, language, unmet } = props;
  const needed =
    unmet.rule === 'language'
      ? `${languageText(language, unmet.language)} ${unmet.level}`
      : unmetValueText(unmet, language, matchValueLabel(t));
  return t(`apply.unmet.${unmet.rule}`, { needed, stated: statedText(props) });
}

/** What an internship asks for and the profile contradicts: each once, with a button that opens its field. */
export function UnmetRequirements({ requirements, onChange, ...props }: UnmetRequirementsProps) {
  const { t, language } = props;
  if (requirements.length === 0) return null;
  return (
    <>
      <ul className="plain lines unmet">
        {requirements.map((unmet) => (
          <li key={JSON.stringify(unmet)}>
            <span>{requirementText({ ...props, unmet })}</span>
            <Button look="small" onClick={() => onChange(unmet)}>
              {t(`apply.unmet.change.${unmet.rule}`, {
                language: unmet.rule === 'language' ? languageText(language, unmet.language) : '',
              })}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        {t('apply.unmet.text')} <a href="/internships">{t('apply.unmet.others')}</a>
      </p>
    </>
  );
}

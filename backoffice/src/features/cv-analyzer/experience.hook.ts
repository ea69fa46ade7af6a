import { experienceText, type CvAnalysis } from '@prentice/contract';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';

/** Returns how many jobs a CV has and how long they lasted; nothing where that is not known or not shown. */
export function useExperience(): (analysis: CvAnalysis) => string {
  const text = useMessages();
  const { language } = useMatchTexts();
  return ({ match, blind }) => {
    if (match?.experience) return experienceText(match.experience, new Date().toISOString().slice(0, 10), language);
    if (!match) return '–';
    return text(blind ? 'analyzer.experience.hidden' : 'analyzer.experience.unread');
  };
}

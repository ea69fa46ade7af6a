import { eligibilityRules } from '@prentice/contract';
import { choiceText, countryText, languageText, listText } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { graduationText } from '../../market/graduation.ts';

type Rule = (typeof eligibilityRules)[number];

interface Words {
  readonly t: Translate;
  readonly language: Language;
}

const neededText: Readonly<Record<Rule, (needed: string, words: Words) => string>> = {
  studyLevel: (needed, { t, language }) =>
    choiceText(
      language,
      needed.split(', ').map((level) => t(`studyLevel.${level}` as MessageKey)),
    ),
  graduation: (needed, words) => {
    const [from = '', to = ''] = needed.split('–').map((day) => day.trim());
    return graduationText({ graduationFrom: from || null, graduationTo: to || null }, words);
  },
  language: (needed, { language }) => {
    const [tag = '', level = ''] = needed.split(' ');
    return `${languageText(language, tag)}, ${level}`;
  },
  sponsorship: (needed, { language }) =>
    listText(
      language,
      needed.split(', ').map((country) => countryText(language, country)),
    ),
};

/** Returns what an unmet requirement asks for in the reader's words; the API names it as "rule: values of the posting". */
export function requirementText(item: string, words: Words): { label: string; needed: string } {
  const [name = '', ...rest] = item.split(': ');
  const needed = rest.join(': ');
  const rule = eligibilityRules.find((one) => one === name);
  return rule
    ? { label: words.t(`apply.rule.${rule}`), needed: neededText[rule](needed, words) }
    : { label: name, needed };
}

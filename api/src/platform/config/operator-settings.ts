import { demoOperator, type Operator } from '@prentice/contract';
import { isLocalhost } from './setting-addresses.ts';
import type { SettingRule } from './setting-rule.ts';

/** The settings that say who runs an installation. */
export interface OperatorSettings {
  readonly OPERATOR_NAME: string;
  readonly OPERATOR_ADDRESS: string;
  readonly OPERATOR_COUNTRY: string;
  readonly SUPPORT_EMAIL: string;
  readonly DATA_PROTECTION_AUTHORITY: string;
  readonly DATA_PROTECTION_AUTHORITY_URL: string;
}

const { authority } = demoOperator;

/** What the settings are where nobody has said who runs the installation. */
export const operatorDefaults: OperatorSettings = {
  OPERATOR_NAME: demoOperator.name,
  OPERATOR_ADDRESS: demoOperator.address.join(', '),
  OPERATOR_COUNTRY: demoOperator.country,
  SUPPORT_EMAIL: demoOperator.supportEmail,
  DATA_PROTECTION_AUTHORITY: [authority.name, ...authority.address].join(', '),
  DATA_PROTECTION_AUTHORITY_URL: authority.url,
};

const linesOf = (text: string): string[] =>
  text
    .split(',')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the operator whom the settings name. */
export function operatorOf(settings: OperatorSettings): Operator {
  const [name = '', ...address] = linesOf(settings.DATA_PROTECTION_AUTHORITY);
  return {
    name: settings.OPERATOR_NAME,
    address: linesOf(settings.OPERATOR_ADDRESS),
    country: settings.OPERATOR_COUNTRY,
    supportEmail: settings.SUPPORT_EMAIL,
    authority: { name, address, url: settings.DATA_PROTECTION_AUTHORITY_URL },
  };
}

interface ReviewedSettings extends OperatorSettings {
  readonly publicUrl: string;
}

const isElsewhere = ({ DATA_PROTECTION_AUTHORITY: name, OPERATOR_COUNTRY: country }: OperatorSettings): boolean =>
  name === operatorDefaults.DATA_PROTECTION_AUTHORITY && country !== operatorDefaults.OPERATOR_COUNTRY;

const rules: readonly SettingRule<OperatorSettings>[] = [
  {
    setting: 'OPERATOR_NAME',
    applies: ({ OPERATOR_NAME: name }) => name === operatorDefaults.OPERATOR_NAME,
    weakens: 'The imprint would not say who answers for this service.',
    instead: 'Use the name of the person or organisation that runs it.',
  },
  {
    setting: 'OPERATOR_ADDRESS',
    applies: ({ OPERATOR_ADDRESS: address }) => address === operatorDefaults.OPERATOR_ADDRESS,
    weakens: 'The imprint would name an address that is not yours.',
    instead: 'Use your postal address, with a comma between its lines.',
  },
  {
    setting: 'SUPPORT_EMAIL',
    applies: ({ SUPPORT_EMAIL: email }) => email.endsWith('.example'),
    weakens: 'What people write to it would reach nobody.',
    instead: 'Use a mailbox that somebody reads.',
  },
  {
    setting: 'DATA_PROTECTION_AUTHORITY',
    applies: isElsewhere,
    weakens: 'It is the one of Austria.',
    instead: 'Name the authority of OPERATOR_COUNTRY, and its address in DATA_PROTECTION_AUTHORITY_URL.',
  },
];

/** Settings with which an installation that others reach must not start. */
export const operatorRules: readonly SettingRule<ReviewedSettings>[] = rules.map((rule) => ({
  ...rule,
  applies: (settings) => !isLocalhost(settings.publicUrl) && rule.applies(settings),
}));

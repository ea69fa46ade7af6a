import { demoOperator } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { operatorDefaults } from './operator-settings.ts';
import { namedOperator, soundSettings } from './production.fixture.ts';
import { readSettings } from './settings.ts';

describe('the operator', () => {
  it('is the one of the settings, with a line of the address for each part between commas', () => {
    const { operator, MAIL_FROM } = readSettings({
      ...namedOperator,
      OPERATOR_COUNTRY: 'DE',
      DATA_PROTECTION_AUTHORITY: 'Berliner Beauftragte, Alt-Moabit 59–61,10555 Berlin',
      DATA_PROTECTION_AUTHORITY_URL: 'https://www.datenschutz-berlin.de',
    });
    expect(operator).toEqual({
      name: 'Springwater Internships',
      address: ['Brunnenweg 3', '8010 Graz'],
      country: 'DE',
      supportEmail: 'help@internships.test',
      authority: {
        name: 'Berliner Beauftragte',
        address: ['Alt-Moabit 59–61', '10555 Berlin'],
        url: 'https://www.datenschutz-berlin.de',
      },
    });
    expect(MAIL_FROM).toBe('Prentice <help@internships.test>');
    expect(readSettings({ ...namedOperator, MAIL_FROM: 'jobs@internships.test' }).MAIL_FROM).toBe(
      'jobs@internships.test',
    );
  });

  it('is that of the demonstration where somebody tries it on their own machine', () => {
    expect(readSettings({}).operator).toEqual(demoOperator);
    const local = { ...soundSettings, ...operatorDefaults, PUBLIC_URL: 'http://localhost:3000' };
    expect(readSettings(local).operator).toEqual(demoOperator);
  });

  it.each([
    ['OPERATOR_NAME', ''],
    ['OPERATOR_NAME', operatorDefaults.OPERATOR_NAME],
    ['OPERATOR_ADDRESS', ''],
    ['SUPPORT_EMAIL', ''],
    ['SUPPORT_EMAIL', 'support@internships.example'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['OPERATOR_COUNTRY', 'Austria'],
    ['DATA_PROTECTION_AUTHORITY_URL', 'www.dsb.gv.at'],
  ])('must be named before production starts: not %s=%s', (name, value) => {
    expect(() => readSettings({ ...soundSettings, [name]: value })).toThrow(name);
  });

  it('has the authority of the own country', () => {
    expect(() => readSettings({ ...soundSettings, OPERATOR_COUNTRY: 'DE' })).toThrow(
      /DATA_PROTECTION_AUTHORITY.*Austria/,
    );
    expect(readSettings({ ...soundSettings, OPERATOR_COUNTRY: 'AT' }).operator.authority).toEqual(
      demoOperator.authority,
    );
  });
});

import { websiteDomain } from '@prentice/contract';
import type { OutboundAnswer } from '../../platform/outbound/outbound-client.ts';
import type { Finding } from './automatic-checks.ts';

/** What the website's answer says. That we could not ask says nothing about the company. */
export function websiteFinding(website: string, answer: OutboundAnswer): Finding {
  const site = websiteDomain(website) ?? website;
  if (answer.ok) {
    const { status } = answer;
    const fine = status >= 200 && status < 400;
    return {
      result: fine ? 'pass' : 'warn',
      key: fine ? 'website.answers' : 'website.error',
      params: { site, status },
    };
  }
  if (answer.failure === 'refused' || answer.failure === 'insecure' || answer.failure === 'timeout')
    return { result: 'warn', key: `website.${answer.failure}`, params: { site } };
  return { result: 'unknown', key: 'website.not_asked', params: { site } };
}

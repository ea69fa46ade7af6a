import { brand } from '@prentice/contract';
import {
  detailsText,
  oneLine,
  partsOf,
  SUPPORT_EMAIL,
  type Email,
  type EmailContext,
  type EmailParts,
  type EmailSection,
  type LinkLine,
} from './email.ts';
import { htmlPart } from './email-html.ts';
import type { EmailMessage } from './email-sender.port.ts';

const linkText = ({ label, url }: LinkLine): string => `${label}:\n${url}`;

const textPart = (
  { heading, paragraphs, quote, details, sections, action, moreActions, notes, why, links }: EmailParts,
  sender: LinkLine,
  publicUrl: string,
): string =>
  [
    heading,
    ...paragraphs,
    ...(details.length > 0 ? [detailsText(details)] : []),
    ...(quote ? [[quote.label, ...quote.paragraphs.map((paragraph) => `> ${paragraph}`)].join('\n')] : []),
    ...sections.map((section) => sectionText(section, publicUrl)),
    ...(action ? [linkText(action)] : []),
    ...moreActions.map(linkText),
    ...notes,
    ...why,
    ...links.map(linkText),
    `${brand.name} · ${publicUrl}\n${sender.label}: ${sender.url}`,
  ].join('\n\n');

const sectionText = ({ heading, lines }: EmailSection, publicUrl: string): string =>
  [
    oneLine(heading),
    ...lines.map(({ text, path }) => `- ${oneLine(text)}${path ? `\n  ${publicUrl}${path}` : ''}`),
  ].join('\n');

/** Composes an email with a plain-text and an HTML part of the same content; HTML has a preheader besides. */
export function composeEmail(email: Email, context: EmailContext): EmailMessage {
  const { to, locale, publicUrl, supportEmail } = context;
  const parts = partsOf(email, context);
  const { unsubscribe, replyTo } = email;
  const sender = { label: locale.startsWith('de') ? 'Impressum' : 'Imprint', url: `${publicUrl}/Imprint` };
  return {
    to,
    subject: oneLine(email.subject).slice(0, 150),
    text: `${textPart(parts, sender, publicUrl)}\n`,
    html: htmlPart(email, parts, sender, context),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
    ...(replyTo && { replyTo: replyTo.replaceAll(SUPPORT_EMAIL, supportEmail) }),
  };
}

/** The languages that an announcement can be written in. */
export const announcementLanguages = ['en', 'de'] as const;
export type AnnouncementLanguage = (typeof announcementLanguages)[number];

interface WrittenText {
  readonly title: string;
  readonly body: string;
}

/** Returns whether there is anything in an announcement's text of one language. */
export const isAnnouncementWritten = ({ title, body }: WrittenText): boolean =>
  title.trim() !== '' || body.trim() !== '';

/** Returns the languages in which something is written, English first. */
export const writtenLanguages = (texts: Readonly<Record<AnnouncementLanguage, WrittenText>>) =>
  announcementLanguages.filter((language) => isAnnouncementWritten(texts[language]));

import { uploadDocument, type UploadedDocument } from '../documents/upload.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { session } from '../site/browser-session.ts';
import type { InternProfile } from './own-profile.ts';
import { profileResume } from './profile-resume.ts';

/**
 * Makes a CV (PDF) of what a profile says, stores it among the documents and makes it the default one.
 * @throws AppError, or TypeError when the server cannot be reached
 */
export async function makeProfileCv(
  profile: InternProfile,
  { t, language }: { t: Translate; language: Language },
): Promise<UploadedDocument> {
  const content = profileResume(profile);
  const body = { format: 'pdf', template: 'modern', language, content } as const;
  const pdf = await session.client.resumes.export({ body });
  const fileName = t('apply.byHand.fileName', { name: content.basics.name ?? '' });
  const document = await uploadDocument(new File([pdf], fileName, { type: pdf.type }), 'cv', () => undefined);
  await session.client.interns.chooseCv({ body: { documentId: document.id } });
  return document;
}

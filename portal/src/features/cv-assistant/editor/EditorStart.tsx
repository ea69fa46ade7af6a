import type { ResumeContent } from '@prentice/contract';
import { useEffect, useState } from 'react';
import type { UploadedDocument } from '../../../documents/upload.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { getCurrentUser } from '../../../session/current-user.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { useSignedInQuery } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { profileResume, withMissingBasics } from './profile-resume.ts';
import { resumeDrafts } from './resume-draft.ts';
import ResumeEditor from './ResumeEditor.tsx';

/**
 * What the editor begins with: the CV that the address names, else what was typed before, else the student's usual CV. What no CV
 * says, and all of it without a CV that can be read, comes from the profile.
 * @returns null to go on with what was typed before
 */
async function loadSource(documentId: string): Promise<ResumeContent | null> {
  const me = await getCurrentUser();
  if (documentId === '' && me && resumeDrafts(me.user.id).read('editor')) return null;
  const profile = await session.client.interns.own();
  const id = documentId || profile.defaultCvId;
  if (!id) return profileResume(profile);
  const read = await session.client.documents.review({ params: { id } }).catch(() => null);
  return read ? withMissingBasics(read.resume, profileResume(profile)) : profileResume(profile);
}

interface EditorStartProps {
  t: Translate;
  language: Language;
}

/** Loads what the editor begins with. */
export default function EditorStart({ t, language }: EditorStartProps) {
  const [documentId] = useState(() => location.hash.slice(1));
  const [uploaded, setUploaded] = useState<UploadedDocument | null>(null);
  const loaded = useSignedInQuery({
    queryKey: ['resume-source', documentId],
    queryFn: async () => ({ source: await loadSource(documentId) }),
  });
  const isLoaded = loaded.data !== undefined;
  /* A reload goes on with what was typed since. */
  useEffect(() => {
    if (isLoaded && documentId !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [isLoaded, documentId]);
  return (
    <div className="stack">
      <p>
        <a href={`/dashboard/revaise${uploaded ? `#${uploaded.id}` : ''}`}>{t('resume.back')}</a>
      </p>
      <LoadingBoundary t={t} loaded={loaded} lines={8} what={t('resume.what')}>
        {({ source }) => <ResumeEditor t={t} language={language} source={source} onUploaded={setUploaded} />}
      </LoadingBoundary>
    </div>
  );
}

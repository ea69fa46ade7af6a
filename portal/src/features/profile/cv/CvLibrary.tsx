import { saveFile } from '@prentice/client/browser';
import { useState } from 'react';
import { CvUpload } from '../../../documents/CvUpload.tsx';
import type { UploadedDocument } from '../../../documents/upload.ts';
import { useAction } from '../../../session/action.hook.ts';
import { useSignedInQuery } from '../../../session/query.hook.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { session } from '../../../site/browser-session.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CvPrefill } from '../../../cv-prefill/CvPrefill.tsx';
import { pendingReviewOf, type PendingReview } from '../../../cv-prefill/pending-review.ts';
import { CvRow } from './CvRow.tsx';
import { prefillTarget, type StepProps } from '../autosave/profile-autosave.hook.ts';

const load = () => session.client.documents.list({ list: { filter: { kind: ['cv'] }, range: [0, 49] } });

/** Lists the CVs, selects the default one, and uploads new ones. */
export function CvLibrary(props: StepProps) {
  const { t, language, saving } = props;
  const [reading, setReading] = useState<PendingReview | null>(() => pendingReviewOf(saving.profile.userId).read());
  const query = useSignedInQuery({ queryKey: ['cvs'], queryFn: load });
  const act = useAction(t);
  const { profile, adoptProfile } = saving;
  const choose = (documentId: string | null) =>
    act.run(async () => {
      adoptProfile(await session.client.interns.chooseCv({ body: { documentId } }));
      void query.refetch();
    }, `choose ${documentId}`);
  const remove = (id: string) =>
    act.run(async () => {
      await session.client.documents.remove({ params: { id } });
      adoptProfile(await session.client.interns.own());
      void query.refetch();
    }, `remove ${id}`);
  const open = (cv: UploadedDocument) =>
    act.run(
      async () => saveFile(await session.client.documents.file({ params: { id: cv.id } }), cv.fileName),
      `open ${cv.id}`,
    );
  return (
    <section className="stack" aria-labelledby="cv-title">
      <h3 id="cv-title">{t('profile.cv')}</h3>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <LoadingBoundary t={t} query={query} lines={2}>
        {({ items }) => (
          <ul className="plain lines">
            {items.map((cv) => (
              <CvRow
                key={cv.id}
                t={t}
                language={language}
                cv={cv}
                isDefault={cv.id === profile.defaultCvId}
                onDefault={() => void choose(cv.id)}
                onOpen={() => void open(cv)}
                onRemove={() => void remove(cv.id)}
                onPrefill={() => setReading(cv)}
                onRenamed={() => void query.refetch()}
              />
            ))}
          </ul>
        )}
      </LoadingBoundary>
      {reading && (
        <CvPrefill
          key={reading.id}
          t={t}
          language={language}
          target={prefillTarget(saving)}
          cv={reading}
          accountId={profile.userId}
          onClose={() => setReading(null)}
        />
      )}
      <CvUpload
        t={t}
        onUploaded={(cv) => {
          if (profile.defaultCvId === null) void choose(cv.id);
          else void query.refetch();
          setReading(cv);
        }}
      />
    </section>
  );
}

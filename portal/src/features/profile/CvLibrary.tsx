import { useState } from 'react';
import { CvUpload } from '../../documents/CvUpload.tsx';
import type { OwnDocument } from '../../documents/upload.ts';
import { useAct } from '../../session/act.hook.ts';
import { keepFile } from '../../session/download.ts';
import { useLoad } from '../../session/load.hook.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { session } from '../../site/browser.session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CvPrefill } from './CvPrefill.tsx';
import { CvRow } from './CvRow.tsx';
import type { StepProps } from './steps.ts';

const load = () => session.client.documents.list({ list: { filter: { kind: ['cv'] }, range: [0, 49] } });

/** The CVs one has, which of them applications start with, and a new one. */
export function CvLibrary(props: StepProps) {
  const { t, language, saving } = props;
  const [reading, setReading] = useState<OwnDocument | null>(null);
  const loaded = useLoad(load);
  const act = useAct(t);
  const { profile, take } = saving;
  const choose = (documentId: string | null) =>
    act.run(async () => {
      take(await session.client.interns.chooseCv({ body: { documentId } }));
      loaded.reload();
    }, `choose ${documentId}`);
  const remove = (id: string) =>
    act.run(async () => {
      await session.client.documents.remove({ params: { id } });
      take(await session.client.interns.own());
      loaded.reload();
    }, `remove ${id}`);
  const open = (cv: OwnDocument) =>
    act.run(
      async () => keepFile(await session.client.documents.file({ params: { id: cv.id } }), cv.fileName),
      `open ${cv.id}`,
    );
  return (
    <section className="stack" aria-labelledby="cv-title">
      <h3 id="cv-title">{t('profile.cv')}</h3>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <Waiting t={t} loaded={loaded} lines={2}>
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
                onRenamed={loaded.reload}
              />
            ))}
          </ul>
        )}
      </Waiting>
      {reading && <CvPrefill key={reading.id} {...props} cv={reading} onClose={() => setReading(null)} />}
      <CvUpload
        t={t}
        onUploaded={(cv) => {
          if (profile.defaultCvId === null) void choose(cv.id);
          else loaded.reload();
        }}
      />
    </section>
  );
}

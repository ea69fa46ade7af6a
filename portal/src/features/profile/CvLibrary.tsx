import type { Language } from '../../i18n/language.ts';
import { localDayText } from '../../i18n/moment.ts';
import type { Translate } from '../../i18n/translate.ts';
import { CvUpload } from '../../documents/CvUpload.tsx';
import { sizeText } from '../../documents/size.ts';
import type { OwnDocument } from '../../documents/upload.ts';
import { useAct } from '../../session/act.hook.ts';
import { keepFile } from '../../session/download.ts';
import { useLoad } from '../../session/load.hook.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { session } from '../../site/browser.session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { StepProps } from './steps.ts';

const load = () => session.client.documents.list({ list: { filter: { kind: ['cv'] }, range: [0, 49] } });

interface RowProps {
  t: Translate;
  language: Language;
  cv: OwnDocument;
  isDefault: boolean;
  onDefault: () => void;
  onOpen: () => void;
  onRemove: () => void;
}

function Row({ t, language, cv, isDefault, onDefault, onOpen, onRemove }: RowProps) {
  return (
    <li>
      <span>
        {cv.fileName} {isDefault && <Badge tone="answered">{t('profile.cv.default')}</Badge>}
        <span className="note">
          {sizeText(language, cv.size)}
          {cv.pages !== null && `, ${t('profile.cv.pages', { count: cv.pages })}`},{' '}
          {localDayText(language, cv.createdAt)}
          {cv.scanState !== 'clean' && `, ${t(`profile.cv.${cv.scanState}`)}`}
          {cv.inUse && `, ${t('profile.cv.inUse')}`}
        </span>
      </span>
      <span className="row">
        {!isDefault && cv.scanState === 'clean' && (
          <button type="button" className="button is-small" onClick={onDefault}>
            {t('profile.cv.makeDefault')}
          </button>
        )}
        <button
          type="button"
          className="button is-small"
          aria-label={`${t('profile.cv.open')}: ${cv.fileName}`}
          onClick={onOpen}
        >
          {t('profile.cv.open')}
        </button>
        {!cv.inUse && (
          <button
            type="button"
            className="button is-small"
            aria-label={`${t('ui.remove')}: ${cv.fileName}`}
            onClick={onRemove}
          >
            {t('ui.remove')}
          </button>
        )}
      </span>
    </li>
  );
}

/** The CVs one has, which of them applications start with, and a new one. */
export function CvLibrary({ t, language, saving }: StepProps) {
  const loaded = useLoad(load);
  const act = useAct(t);
  const { profile, take } = saving;
  const choose = (documentId: string | null) =>
    act.run(async () => {
      take(await session.client.interns.chooseCv({ body: { documentId } }));
      loaded.reload();
    });
  const remove = (id: string) =>
    act.run(async () => {
      await session.client.documents.remove({ params: { id } });
      take(await session.client.interns.own());
      loaded.reload();
    });
  const open = (cv: OwnDocument) =>
    act.run(async () => keepFile(await session.client.documents.file({ params: { id: cv.id } }), cv.fileName));
  return (
    <section className="stack" aria-labelledby="cv-title">
      <h3 id="cv-title">{t('profile.cv')}</h3>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <Waiting t={t} loaded={loaded} lines={2}>
        {({ items }) => (
          <ul className="plain lines">
            {items.map((cv) => (
              <Row
                key={cv.id}
                t={t}
                language={language}
                cv={cv}
                isDefault={cv.id === profile.defaultCvId}
                onDefault={() => void choose(cv.id)}
                onOpen={() => void open(cv)}
                onRemove={() => void remove(cv.id)}
              />
            ))}
          </ul>
        )}
      </Waiting>
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

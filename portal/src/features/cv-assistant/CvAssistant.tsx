import { lazy, Suspense, useCallback, useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { CvUpload } from '../../documents/CvUpload.tsx';
import type { UploadedDocument } from '../../documents/upload.ts';
import type { Language } from '../../i18n/language.ts';
import { createTranslator, type IslandText, type Translate } from '../../i18n/translate.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { failureMessage } from '../../ui/form-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { CopyToProfile, useProfileCopy, type ProfileCopy } from './CopyToProfile.tsx';
import { useIsNarrow } from './narrow-screen.hook.ts';
import { ReviewView } from './ReviewView.tsx';

const EditorStart = lazy(() => import('./editor/EditorStart.tsx'));

const loadCvs = () => session.client.documents.list({ list: { filter: { kind: ['cv'] }, range: [0, 49] } });

interface ReviewedCvProps {
  t: Translate;
  language: Language;
  cv: UploadedDocument;
  /** Whether the CV was just uploaded: what comes of it is brought into view. */
  isNew: boolean;
  isDefault: boolean;
  onDefault: () => void;
  copy: ProfileCopy;
}

/** Loads the review of one CV; why a file cannot be read is said in place of it. */
function ReviewedCv({ cv: { id, fileName }, ...props }: ReviewedCvProps) {
  const { t, isNew } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) frame.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const query = useSignedInQuery({
    queryKey: ['cv-review', id],
    queryFn: () => session.client.documents.review({ params: { id } }),
  });
  if (query.error && !(query.error instanceof TypeError))
    return <Notice tone="attention" role="alert" title={`${fileName}: ${failureMessage(query.error, t)}`} />;
  return (
    <div ref={frame} className="cv-reviewed">
      <LoadingBoundary
        t={t}
        query={query}
        skeleton={<ReadingPlaceholder label={t('cv.upload.reading', { name: fileName })} />}
        what={t('cvReview.what')}
      >
        {(reviewed) => <ReviewView {...props} {...reviewed} fileName={fileName} documentId={id} />}
      </LoadingBoundary>
    </div>
  );
}

interface DeleteCvProps {
  t: Translate;
  cv: UploadedDocument;
  onDeleted: () => void;
}

/** Deletes a CV once that is confirmed; one of an application stays with it. */
function DeleteCv({ t, cv, onDeleted }: DeleteCvProps) {
  const [isAsking, setIsAsking] = useState(false);
  const act = useAction(t);
  const remove = (): void => {
    void act
      .run(() => session.client.documents.remove({ params: { id: cv.id } }))
      .then((isDone) => isDone && onDeleted());
  };
  if (cv.inUse) return <p className="note">{t('cvReview.inUse')}</p>;
  return (
    <>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <p className="row">
        {isAsking && (
          <Button busy={act.busy} onClick={remove}>
            {t('cvReview.deleteNow')}
          </Button>
        )}
        <Button onClick={() => setIsAsking(!isAsking)}>
          {t(isAsking ? 'cvReview.deleteCancel' : 'cvReview.delete', { name: cv.fileName })}
        </Button>
      </p>
    </>
  );
}

/** Hands a dropped file to the file input of the upload, which sends it. */
function useDrop() {
  const frame = useRef<HTMLDivElement>(null);
  const onDrop = (event: DragEvent): void => {
    const input = frame.current?.querySelector<HTMLInputElement>('input[type="file"]');
    event.preventDefault();
    if (!input || event.dataTransfer.files.length === 0) return;
    input.files = event.dataTransfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { ref: frame, onDrop, onDragOver: (event: DragEvent) => event.preventDefault() };
}

/** Returns whether another file is on its way, and the name of the one that was refused: the review is of none of them. */
function useUploadState() {
  const [isReading, setIsReading] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const onUploading = (uploading: boolean): void => {
    setIsReading(uploading);
    if (uploading) setRefused(null);
  };
  return { isReading, refused, forget: () => setRefused(null), events: { onUploading, onRefused: setRefused } };
}

/** The place of the review of a file that is being read. */
const ReadingPlaceholder = ({ label }: { label?: string }) => (
  <div className="stack" aria-hidden="true">
    {label && <p>{label}</p>}
    {[0, 1, 2, 3].map((line) => (
      <div key={line} className="skeleton" />
    ))}
  </div>
);

interface UploadPlaceProps {
  t: Translate;
  /** Whether there is a CV already, whose review matters more. */
  isFoldable: boolean;
  children: ReactNode;
}

/** The place of the upload: on a narrow screen folded once there is a CV, so that its review stands in the first screen. */
function UploadPlace({ t, isFoldable, children }: UploadPlaceProps) {
  const isNarrow = useIsNarrow();
  /* Somebody who has just sent a file sees what becomes of it. */
  const [isOpen] = useState(!isFoldable);
  if (!isNarrow || isOpen) return <div>{children}</div>;
  return (
    <details className="cv-fold">
      <summary>{t('cvReview.uploadAnother')}</summary>
      {children}
    </details>
  );
}

interface ChosenCvProps {
  t: Translate;
  text: IslandText;
  cvs: readonly UploadedDocument[];
}

function ChosenCv({ t, text, cvs }: ChosenCvProps) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [uploaded, setUploaded] = useState<readonly UploadedDocument[]>([]);
  const all = [...uploaded, ...cvs].filter(({ id }) => !deleted.includes(id));
  const [chosen, setChosen] = useState(
    () => cvs.find(({ id }) => id === location.hash.slice(1))?.id ?? cvs.find((cv) => cv.isDefault)?.id ?? cvs[0]?.id,
  );
  const drop = useDrop();
  const copy = useProfileCopy(t);
  const cv = all.find(({ id }) => id === chosen);
  const [defaultId, setDefaultId] = useState(() => cvs.find((cv) => cv.isDefault)?.id);
  const upload = useUploadState();
  /* The CV that was uploaded last, until another one is chosen. */
  const [added, setAdded] = useState<string>();
  const add = useCallback((document: UploadedDocument) => {
    setUploaded((before) => [document, ...before]);
    setChosen(document.id);
    setAdded(document.id);
  }, []);
  const choose = (id: string): void => {
    setChosen(id);
    setAdded(undefined);
    upload.forget();
  };
  const forget = (id: string): void => {
    setDeleted((before) => [...before, id]);
    choose(all.find((other) => other.id !== id)?.id ?? '');
  };
  return (
    <div className="stack">
      <div className="cv-source" {...drop}>
        <div className="stack">
          {all.length === 0 ? (
            <p>{t('cvReview.none')}</p>
          ) : (
            <SelectField
              t={t}
              name="cv"
              label={t('cvReview.choose')}
              value={chosen ?? ''}
              onChange={choose}
              options={all.map(({ id, fileName }) => ({ value: id, label: fileName }))}
            />
          )}
          <p className="note">
            {t(cv ? 'resume.goOn' : 'resume.startNew')} <a href="/dashboard/revaise/editor">{t('resume.open')}</a>
          </p>
        </div>
        <UploadPlace t={t} isFoldable={all.length > 0}>
          <CvUpload t={t} {...upload.events} onUploaded={add} />
          <p className="note">{t('cvReview.private')}</p>
        </UploadPlace>
      </div>
      {cv && <CopyToProfile key={`copy-${cv.id}`} t={t} language={text.language} cv={cv} copy={copy} />}
      {upload.refused && cv && (
        <p className="note">{t('cvReview.refused', { refused: upload.refused, name: cv.fileName })}</p>
      )}
      {upload.isReading && <ReadingPlaceholder />}
      {cv && !upload.isReading && (
        <ReviewedCv
          key={cv.id}
          t={t}
          language={text.language}
          cv={cv}
          isNew={added === cv.id}
          isDefault={cv.id === defaultId}
          onDefault={() => setDefaultId(cv.id)}
          copy={copy}
        />
      )}
      {cv && <DeleteCv key={`delete-${cv.id}`} t={t} cv={cv} onDeleted={() => forget(cv.id)} />}
    </div>
  );
}

function CvReview({ t, text }: { t: Translate; text: IslandText }) {
  const query = useSignedInQuery({ queryKey: ['cvs'], queryFn: loadCvs });
  return (
    <LoadingBoundary t={t} query={query} lines={6} what={t('cvReview.whatList')}>
      {({ items }) => <ChosenCv t={t} text={text} cvs={items} />}
    </LoadingBoundary>
  );
}

/**
 * The CV assistant: one of the student's CVs, what a machine reads in it and what could be better; or the editor to do it. Both are
 * one island, as they need the same files.
 */
export default function CvAssistant({ text, editor = false }: { text: IslandText; editor?: boolean }) {
  const [t] = useState(() => createTranslator(text));
  if (!editor) return <CvReview t={t} text={text} />;
  return (
    <Suspense fallback={<p role="status">{t('resume.loading')}</p>}>
      <EditorStart t={t} language={text.language} />
    </Suspense>
  );
}

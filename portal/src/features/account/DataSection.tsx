import { saveFile } from '@prentice/client/browser';
import { useCallback, useEffect, useRef } from 'react';
import type { Language } from '../../i18n/language.ts';
import { localDateText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { loadDataRequests, type DataRequest } from './data-requests-loader.ts';
import { EraseForm } from './EraseForm.tsx';

interface DataSectionProps {
  t: Translate;
  language: Language;
  hasPassword: boolean;
}

interface ExportPartProps extends Omit<DataSectionProps, 'hasPassword'> {
  request: DataRequest | null;
  reload: () => void;
}

const LOOK_AGAIN_MS = 3_000;

function ExportPart({ t, language, request, reload }: ExportPartProps) {
  const act = useAction(t);
  const key = useRef<string>(undefined);
  const ask = () =>
    act.run(async () => {
      key.current ??= crypto.randomUUID();
      await session.client.dataRequests.create({ body: { kind: 'export' }, idempotencyKey: key.current });
      key.current = undefined;
      reload();
    });
  const get = (id: string) =>
    act.run(async () => saveFile(await session.client.dataRequests.file({ params: { id } }), 'my-data.json'));
  const waiting = request?.state === 'requested';
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(reload, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waiting, reload]);
  return (
    <div className="stack">
      <h3>{t('settings.export')}</h3>
      <p>{t('settings.export.text')}</p>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      {waiting && <p role="status">{t('settings.export.requested')}</p>}
      {request?.state === 'failed' && <Notice tone="attention" title={t('settings.export.failed')} />}
      {request?.state === 'ready' && (
        <p className="form-actions">
          <Button look="primary" busy={act.busy} onClick={() => void get(request.id)}>
            {t('settings.export.get')}
          </Button>
          {request.dueAt && (
            <span className="note">{t('settings.export.ready', { date: localDateText(language, request.dueAt) })}</span>
          )}
        </p>
      )}
      {!waiting && request?.state !== 'ready' && (
        <p>
          <Button busy={act.busy} onClick={() => void ask()}>
            {t('settings.export.ask')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** All of one's data in a file, and the erasure of the account with its grace. */
export function DataSection({ t, language, hasPassword }: DataSectionProps) {
  const loaded = useSignedInQuery({ queryKey: ['data-requests'], queryFn: loadDataRequests });
  const { refetch } = loaded;
  const reload = useCallback(() => void refetch(), [refetch]);
  return (
    <section className="section" aria-labelledby="data-title">
      <h2 id="data-title">{t('settings.data')}</h2>
      <LoadingBoundary t={t} loaded={loaded} lines={4}>
        {(requests) => (
          <div className="stack-wide">
            <ExportPart t={t} language={language} request={requests.export} reload={reload} />
            <EraseForm t={t} language={language} hasPassword={hasPassword} request={requests.erase} reload={reload} />
          </div>
        )}
      </LoadingBoundary>
    </section>
  );
}

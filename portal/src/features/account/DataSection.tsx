import { saveFile } from '@prentice/client/browser';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/language.ts';
import { localDateText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { dataRequestCreate, dataRequestLimits, type dataRequestViews, type ViewOf } from '@prentice/contract';
import { CountedField } from '../../ui/CountedField.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

/** A request to export or erase the personal data of the signed-in person. */
type DataRequest = ViewOf<typeof dataRequestViews.own>;

/** Loads the newest request of each kind that still matters. */
async function loadDataRequests(): Promise<{ export: DataRequest | null; erase: DataRequest | null }> {
  const { items } = await session.client.dataRequests.list({ list: { sort: ['createdAt', 'DESC'], range: [0, 19] } });
  const newest = (kind: DataRequest['kind']) => items.find((request) => request.kind === kind) ?? null;
  const erase = newest('erase');
  return { export: newest('export'), erase: erase?.state === 'requested' ? erase : null };
}

interface EraseFormProps {
  t: Translate;
  language: Language;
  /** Without a password the request cannot be confirmed, so one has to be set first. */
  hasPassword: boolean;
  request: DataRequest | null;
  reload: () => void;
}

function PlannedErasure({ t, language, request, reload }: EraseFormProps & { request: DataRequest }) {
  const act = useAction(t);
  const keep = () =>
    act.run(async () => {
      await session.client.dataRequests.transition({ params: { id: request.id }, body: { to: 'cancelled' } });
      reload();
    });
  const date = request.dueAt ? localDateText(language, request.dueAt) : '';
  return (
    <Notice tone="attention" title={t('settings.erase.requested', { date })}>
      {act.failure && <p role="alert">{act.failure}</p>}
      <p>
        <Button look="primary" busy={act.busy} onClick={() => void keep()}>
          {t('settings.erase.back')}
        </Button>
      </p>
    </Notice>
  );
}

/** Requests the erasure of the account with the password; it can be cancelled within the grace period. */
export const EraseForm = (props: EraseFormProps) =>
  props.request ? <PlannedErasure {...props} request={props.request} /> : <ErasureRequestForm {...props} />;

/* Each request starts over: the values and the idempotency key are dropped once it was sent. */
function ErasureRequestForm(props: EraseFormProps) {
  const { t, reload } = props;
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { 'erase-password': '', 'erase-note': '' },
    schema: dataRequestCreate,
    payload: (values) => ({ kind: 'erase', password: values['erase-password'], note: values['erase-note'] }),
    t,
    send: (values) =>
      session.client.dataRequests.create({
        body: { kind: 'erase', password: values['erase-password'], note: values['erase-note'] },
        idempotencyKey: key,
      }),
    onSent: reload,
    failureMessages: { INVALID_CREDENTIALS: 'settings.password.wrong' },
  });
  return (
    <details className="stack">
      <summary>{t('settings.erase')}</summary>
      <p>{t('settings.erase.text')}</p>
      {!props.hasPassword && <p className="note">{t('settings.erase.passwordFirst')}</p>}
      <FormFrame danger t={t} form={form} action={t('settings.erase.ask')}>
        <PasswordField
          name="erase-password"
          autoComplete="current-password"
          label={t('settings.erase.password')}
          t={t}
          value={form.values['erase-password']}
          onChange={(value) => form.set('erase-password', value)}
          error={form.errors['password']}
        />
        <CountedField
          name="erase-note"
          optional
          rows={3}
          max={dataRequestLimits.note}
          label={t('settings.erase.note')}
          t={t}
          value={form.values['erase-note']}
          onChange={(value) => form.set('erase-note', value)}
          error={form.errors['note']}
        />
      </FormFrame>
    </details>
  );
}

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

/** Shows all of one's data in a file, and the erasure of the account with its grace. */
export function DataSection({ t, language, hasPassword }: DataSectionProps) {
  const query = useSignedInQuery({ queryKey: ['data-requests'], queryFn: loadDataRequests });
  const { refetch } = query;
  const reload = useCallback(() => void refetch(), [refetch]);
  return (
    <section className="section" aria-labelledby="data-title">
      <h2 id="data-title">{t('settings.data')}</h2>
      <LoadingBoundary t={t} query={query} lines={4}>
        {(requests) => (
          <div className="setting-list">
            <ExportPart t={t} language={language} request={requests.export} reload={reload} />
            <EraseForm t={t} language={language} hasPassword={hasPassword} request={requests.erase} reload={reload} />
          </div>
        )}
      </LoadingBoundary>
    </section>
  );
}

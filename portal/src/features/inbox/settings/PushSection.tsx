import { useCallback, useEffect, useState } from 'react';
import { AppError, notificationTypesFor, type NotificationReader, type PushDevice } from '@prentice/contract';
import { dateTimeText } from '../../../i18n/date-time.ts';
import type { Language } from '../../../i18n/language.ts';
import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import { turnPushOff, turnPushOn, type PushAnswer, type PushStatus } from '../../../push/browser-push.ts';
import { browserFacts, browserFamily } from '../../../push/push-support.ts';
import { useAction } from '../../../session/action.hook.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { failureMessage } from '../../../ui/form-errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Badge } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { usePermissionChange } from '../../../push/permission-change.hook.ts';
import { PUSH_SECTION_ID, usePushStatus } from '../../../push/push-status.hook.ts';

/** What somebody can be pushed. */
function aboutFor(reader: NotificationReader): MessageKey {
  const { role, memberRole } = reader;
  if (role === 'intern') return 'push.about.intern';
  if (role !== 'employer')
    return notificationTypesFor(reader).includes('review.queue') ? 'push.about.admin' : 'push.about.news';
  return memberRole === 'reviewer' ? 'push.about.reviewer' : 'push.about.employer';
}

interface StateProps {
  t: Translate;
  state: PushStatus['state'];
}

/** How it is with this browser, in plain words, and what can be done about it. */
function StateNotice({ t, state }: StateProps) {
  if (state.kind === 'unsupported')
    return (
      <Notice tone="info" title={t('push.unsupported')}>
        <p>{t(`push.unsupported.${state.reason}`)}</p>
      </Notice>
    );
  if (state.kind === 'denied')
    return (
      <Notice tone="info" title={t('push.state.denied')}>
        <p>{t(`push.allow.${browserFamily(browserFacts())}`)}</p>
      </Notice>
    );
  if (state.kind === 'on') return <Badge tone="answered">{t('push.state.on')}</Badge>;
  if (!state.ended) return <p>{t('push.state.off')}</p>;
  return (
    <Notice tone="attention" title={t('push.state.ended')}>
      <p>{t('push.state.ended.text')}</p>
    </Notice>
  );
}

interface OtherDevicesProps {
  t: Translate;
  language: Language;
  timeZone: string;
  devices: readonly PushDevice[];
  onRemove: (id: string) => void;
}

function OtherDevices({ t, language, timeZone, devices, onRemove }: OtherDevicesProps) {
  const nameOf = ({ service, device }: PushDevice): string => {
    const deviceParts = service === 'fcm' ? [t('push.device.app'), device] : [device];
    return deviceParts.filter(Boolean).join(', ') || t('push.device.unknown');
  };
  return (
    <>
      <p id="push-devices">
        <strong>{t('push.devices')}</strong>
      </p>
      <ul className="plain lines" aria-labelledby="push-devices">
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              {nameOf(device)}
              <span className="note">
                {t('push.device.since', { when: dateTimeText(language, device.createdAt, timeZone) })}
              </span>
            </span>
            <button
              type="button"
              className="button is-small"
              aria-label={`${t('push.device.remove')}: ${nameOf(device)}`}
              onClick={() => onRemove(device.id)}
            >
              {t('push.device.remove')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ConsentProps {
  t: Translate;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether this browser shall leave the account whose pushes it receives. */
const OtherAccountNotice = ({ t, busy, onConfirm, onCancel }: ConsentProps) => (
  <Notice tone="attention" role="alert" title={t('push.other')}>
    <p>{t('push.other.text')}</p>
    <p className="form-actions">
      <Button look="primary" busy={busy} onClick={onConfirm}>
        {t('push.other.confirm')}
      </Button>
      <Button onClick={onCancel}>{t('push.other.cancel')}</Button>
    </p>
  </Notice>
);

interface BrowserSettingProps {
  t: Translate;
  status: PushStatus;
  onChanged: () => void;
}

/* What browsers throw when their push service refuses says nothing to people. */
const pushFailure = (error: unknown, t: Translate): string =>
  error instanceof AppError || error instanceof TypeError ? failureMessage(error, t) : t('push.failed');

/** Turns pushes on or off in this browser. Permission is asked for only when the button is pressed. */
function BrowserSetting({ t, status: { state }, onChanged }: BrowserSettingProps) {
  const act = useAction(t, pushFailure);
  const [answer, setAnswer] = useState<PushAnswer | null>(null);
  const turnOn = (confirmed: boolean) =>
    act.run(async () => {
      setAnswer(null);
      setAnswer(await turnPushOn(confirmed));
      onChanged();
    });
  const turnOff = (deviceId: string) =>
    act.run(async () => {
      setAnswer(null);
      await turnPushOff(deviceId, true);
      onChanged();
    });
  if (answer === 'other_account') {
    const cancel = () => setAnswer(null);
    return <OtherAccountNotice t={t} busy={act.busy} onConfirm={() => void turnOn(true)} onCancel={cancel} />;
  }
  return (
    <>
      <div role="status">
        {!act.failure && <StateNotice t={t} state={state} />}
        {answer === 'dismissed' && <p>{t('push.dismissed')}</p>}
      </div>
      {act.failure && (
        <Notice tone="attention" role="alert" title={act.failure}>
          <p>
            <a href="/test-notifications">{t('push.why')}</a>
          </p>
        </Notice>
      )}
      {state.kind === 'off' && (
        <>
          <p className="note">{t('push.next')}</p>
          <p className="form-actions">
            <Button busy={act.busy} onClick={() => void turnOn(false)}>
              {t('push.on')}
            </Button>
          </p>
        </>
      )}
      {state.kind === 'on' && (
        <p className="form-actions">
          <Button busy={act.busy} onClick={() => void turnOff(state.deviceId)}>
            {t('push.off')}
          </Button>
        </p>
      )}
    </>
  );
}

interface PushSectionProps {
  t: Translate;
  language: Language;
}

/** Shows the setting of pushes: this browser, and the person's other devices. */
export function PushSection({ t, language }: PushSectionProps) {
  const query = usePushStatus();
  const act = useAction(t);
  const { refetch } = query;
  usePermissionChange(useCallback(() => void refetch(), [refetch]));
  useEffect(() => {
    /* The browser looked for it before it was there. */
    if (location.hash === `#${PUSH_SECTION_ID}`) document.getElementById(PUSH_SECTION_ID)?.scrollIntoView();
  }, []);
  const remove = (id: string) =>
    act.run(async () => {
      await turnPushOff(id, false);
      void query.refetch();
    }, id);
  return (
    <section className="setting" aria-labelledby={PUSH_SECTION_ID}>
      <h3 id={PUSH_SECTION_ID}>{t('push.title')}</h3>
      <div className="setting-body">
        <LoadingBoundary t={t} query={query} lines={3}>
          {({ reader, timeZone, ...status }) => {
            const { state } = status;
            const others = status.devices.filter(({ id }) => state.kind !== 'on' || id !== state.deviceId);
            return (
              <>
                <BrowserSetting t={t} status={status} onChanged={() => void query.refetch()} />
                <p className="note">
                  {t(aboutFor(reader))} {t('push.about')}
                </p>
                {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
                {others.length > 0 && (
                  <OtherDevices {...{ t, language, timeZone }} devices={others} onRemove={(id) => void remove(id)} />
                )}
                {(state.kind === 'on' || others.length > 0) && (
                  <p>
                    <a href="/test-notifications">{t('push.test')}</a>
                  </p>
                )}
              </>
            );
          }}
        </LoadingBoundary>
      </div>
    </section>
  );
}

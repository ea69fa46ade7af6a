import { useCallback, useEffect, useState } from 'react';
import { createTranslator, type IslandText, type Translate } from '../../i18n/translate.ts';
import { currentSubscription, registerWorker } from '../../push/browser-push.ts';
import { usePermissionChange } from '../../push/permission-change.hook.ts';
import { PUSH_SECTION_ID } from '../../push/push-status.hook.ts';
import { browserFacts, browserFamily, unsupportedReason, type UnsupportedReason } from '../../push/push-support.ts';
import { useAction } from '../../session/action.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RealPushTest } from './RealPushTest.tsx';

/** What this browser says about notifications. */
type BrowserReport =
  | { readonly unsupported: UnsupportedReason }
  | {
      readonly unsupported: null;
      readonly permission: NotificationPermission;
      readonly worker: 'active' | 'waiting' | 'none';
      readonly isSubscribed: boolean;
    };

async function readBrowser(): Promise<BrowserReport> {
  const unsupported = unsupportedReason(browserFacts());
  if (unsupported) return { unsupported };
  const registration = await navigator.serviceWorker.getRegistration('/');
  const running = registration?.waiting ? 'waiting' : 'active';
  return {
    unsupported,
    permission: Notification.permission,
    worker: registration?.active ? running : 'none',
    isSubscribed: (await currentSubscription()) !== null,
  };
}

const isReachable = (report: BrowserReport): boolean =>
  report.unsupported === null && report.permission === 'granted' && report.isSubscribed;

interface ReportProps {
  t: Translate;
  report: BrowserReport;
  isSignedIn: boolean;
}

/** Says whether push notifications reach this browser, and otherwise the one thing that helps. */
function Verdict({ t, report, isSignedIn }: ReportProps) {
  if (report.unsupported)
    return (
      <Notice tone="attention" title={t('push.unsupported')}>
        <p>{t(`push.unsupported.${report.unsupported}`)}</p>
      </Notice>
    );
  if (report.permission === 'denied')
    return (
      <Notice tone="attention" title={t('push.state.denied')}>
        <p>{t(`push.allow.${browserFamily(browserFacts())}`)}</p>
      </Notice>
    );
  if (isReachable(report)) return <Notice tone="answered" title={t('pushTest.verdict.yes')} />;
  const settings = `/settings/notifications#${PUSH_SECTION_ID}`;
  const href = isSignedIn ? settings : `/auth/login?next=${encodeURIComponent(settings)}`;
  return (
    <>
      <Notice tone="info" title={t('pushTest.verdict.no')} />
      <p className="form-actions">
        <a className="button is-primary" href={href}>
          {t(isSignedIn ? 'pushTest.verdict.turnOn' : 'pushTest.verdict.signIn')}
        </a>
      </p>
    </>
  );
}

/** Shows what the browser says about notifications, in plain words. */
function ReportList({ t, report }: Omit<ReportProps, 'isSignedIn'>) {
  if (report.unsupported) return null;
  const { permission, worker, isSubscribed } = report;
  const facts = [
    ['support', t('pushTest.support.yes')],
    ['permission', t(`pushTest.permission.${permission}`)],
    ['worker', t(`pushTest.worker.${worker}`)],
    ['subscription', t(isSubscribed ? 'pushTest.subscription.yes' : 'pushTest.subscription.none')],
  ] as const;
  return (
    <details>
      <summary>{t('pushTest.details')}</summary>
      <ul className="plain lines">
        {facts.map(([name, statement]) => (
          <li key={name}>
            <span>
              {t(`pushTest.${name}`)}
              <span className="note">{statement}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LocalTestProps {
  t: Translate;
  onDone: () => void;
}

/** Has the service worker show a notification, without a server. */
function LocalTest({ t, onDone }: LocalTestProps) {
  const act = useAction(t);
  const [result, setResult] = useState<'asking' | 'shown' | NotificationPermission | null>(null);
  const show = () =>
    act.run(async () => {
      setResult(Notification.permission === 'default' ? 'asking' : null);
      const permission = await Notification.requestPermission();
      if (permission === 'granted') {
        const registration = await registerWorker();
        const notification = { body: t('pushTest.local.body'), icon: '/icon-192.png', tag: 'local-test' };
        await registration.showNotification(t('pushTest.title'), {
          ...notification,
          data: { link: '/test-notifications' },
        });
      }
      setResult(permission === 'granted' ? 'shown' : permission);
      onDone();
    });
  return (
    <section className="section" aria-labelledby="local-test">
      <h2 id="local-test">{t('pushTest.local')}</h2>
      <div className="stack">
        <p className="note">{t('pushTest.local.text')}</p>
        <p className="form-actions">
          <Button busy={act.busy} onClick={() => void show()}>
            {t('pushTest.local.action')}
          </Button>
        </p>
        {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
        <div role="status">
          {result === 'asking' && <p>{t('pushTest.local.asking')}</p>}
          {result === 'shown' && <Notice tone="answered" title={t('pushTest.local.shown')} />}
          {result === 'default' && <p>{t('push.dismissed')}</p>}
          {result === 'denied' && (
            <Notice tone="attention" title={t('push.state.denied')}>
              <p>{t(`push.allow.${browserFamily(browserFacts())}`)}</p>
            </Notice>
          )}
        </div>
      </div>
    </section>
  );
}

interface PushTestProps {
  text: IslandText;
  /** Whether somebody seems to be signed in; the API decides. */
  isSignedIn: boolean;
}

/** Shows everything on the page that depends on this browser. */
export default function PushTest({ text, isSignedIn }: PushTestProps) {
  const [t] = useState(() => createTranslator(text));
  const [report, setReport] = useState<BrowserReport | null>(null);
  /* The report that was there when somebody checked again. */
  const [checked, setChecked] = useState<BrowserReport | null>(null);
  const read = useCallback(() => void readBrowser().then(setReport, () => undefined), []);
  useEffect(read, [read]);
  usePermissionChange(read);
  const isUnchanged = checked !== null && checked !== report && JSON.stringify(checked) === JSON.stringify(report);
  const checkAgain = (): void => {
    setChecked(report);
    read();
  };
  return (
    <div className="push-test">
      <section className="section" aria-labelledby="browser-report">
        <h2 id="browser-report">{t('pushTest.browser')}</h2>
        {report ? (
          <div className="stack" role="status">
            <Verdict t={t} report={report} isSignedIn={isSignedIn} />
            {!isReachable(report) && (
              <p className="form-actions">
                <Button look="small" onClick={checkAgain}>
                  {t('pushTest.checkAgain')}
                </Button>
                {isUnchanged && <span className="note">{t('pushTest.unchanged')}</span>}
              </p>
            )}
          </div>
        ) : (
          <div className="skeleton" aria-hidden="true" />
        )}
      </section>
      {isSignedIn && <RealPushTest t={t} language={text.language} />}
      {report?.unsupported === null && report.permission !== 'denied' && <LocalTest t={t} onDone={read} />}
      {report?.unsupported === null && <ReportList t={t} report={report} />}
    </div>
  );
}

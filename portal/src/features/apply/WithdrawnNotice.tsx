import { applicationViews, undoableWithdrawal } from '@prentice/contract';
import type { Language } from '../../i18n/language.ts';
import { localDateText, timeText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { undoWithdrawal } from '../../shared/undo-withdrawal.ts';
import { useAction } from '../../session/action.hook.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface WithdrawnNoticeProps {
  t: Translate;
  language: Language;
  applicationId: string;
  onUndone: () => void;
}

const load = async (id: string) => ({
  application: applicationViews.intern.schema.parse(await session.client.applications.get({ params: { id } })),
  now: new Date(),
});

/** Says when the application was withdrawn, and lets its owner undo that while it is possible. */
export function WithdrawnNotice({ t, language, applicationId, onUndone }: WithdrawnNoticeProps) {
  const query = useSignedInQuery({
    queryKey: ['withdrawn-application', applicationId],
    queryFn: () => load(applicationId),
  });
  const act = useAction(t);
  return (
    <LoadingBoundary t={t} query={query} what={t('apply.what')}>
      {({ application, now }) => {
        const undoable = undoableWithdrawal(application, now);
        const withdrawnAt = application.events.at(-1)?.at ?? application.updatedAt;
        return (
          <Notice tone="stopped" title={t('apply.withdrawn', { date: localDateText(language, withdrawnAt) })}>
            <p>
              {undoable
                ? t('apply.withdrawn.undo', { until: timeText(language, undoable.until.toISOString()) })
                : t('apply.withdrawn.once')}{' '}
              <a href={`/dashboard/intern#application-${applicationId}`}>{t('apply.sent.follow')}</a>
            </p>
            {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
            {undoable && (
              <p>
                <Button
                  look="small"
                  busy={act.busy}
                  onClick={() =>
                    void act.run(async () => {
                      await undoWithdrawal(applicationId);
                      onUndone();
                    })
                  }
                >
                  {t('apply.withdrawn.undoNow')}
                </Button>
              </p>
            )}
          </Notice>
        );
      }}
    </LoadingBoundary>
  );
}

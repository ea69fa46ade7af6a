import { useState } from 'react';
import { dateText, moneyText } from '../../i18n/format.ts';
import { momentText } from '../../i18n/moment.ts';
import { useAct } from '../../session/act.hook.ts';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Field } from '../../ui/Field.tsx';
import { asOwn, type OwnApplication } from './own.application.ts';
import type { Speaker } from './timeline.words.ts';

interface OfferPanelProps {
  application: OwnApplication;
  speaker: Speaker;
  /** Whether other applications are still under way. */
  others: boolean;
  onChanged: (application: OwnApplication) => void;
}

function payText(offer: NonNullable<OwnApplication['offer']>, { t, language }: Speaker): string {
  const { type, min, max, currency, unit } = offer.pay;
  if (min === null || currency === null || unit === null)
    return t(type === 'expenses_only' ? 'pay.expenses_only' : 'pay.unpaid');
  return `${moneyText(language, currency, min, max ?? min)} ${t(`pay.unit.${unit}`)}`;
}

/** An offer: what is offered, by when to answer, and the two answers. */
export function OfferPanel({ application, speaker, others, onChanged }: OfferPanelProps) {
  const { t, language, timeZone } = speaker;
  const [withdrawOthers, setWithdrawOthers] = useState(false);
  const [declining, setDeclining] = useState(false);
  const [note, setNote] = useState('');
  const act = useAct(t);
  const { offer, id, version } = application;
  if (!offer) return null;
  const answer = (body: { to: 'accepted'; withdrawOthers: boolean } | { to: 'offer_declined'; note: string }) =>
    act.run(async () =>
      onChanged(asOwn(await session.client.applications.transition({ params: { id }, version, body }))),
    );
  return (
    <section className="offer stack" aria-label={t('desk.offer')}>
      <h4>{t('desk.offer')}</h4>
      <p className="offer-text">{offer.text}</p>
      <dl className="pairs">
        <dt>{t('desk.offer.start')}</dt>
        <dd>{dateText(language, offer.startDate)}</dd>
        <dt>{t('desk.offer.pay')}</dt>
        <dd>{payText(offer, speaker)}</dd>
        <dt>{t('desk.offer.until')}</dt>
        <dd>{momentText(language, offer.expiresAt, timeZone)}</dd>
      </dl>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      {declining ? (
        <>
          <Field
            name={`decline-${id}`}
            label={t('desk.offer.note')}
            optional
            rows={3}
            max={1000}
            t={t}
            value={note}
            onChange={setNote}
          />
          <div className="form-actions">
            <Button look="danger" busy={act.busy} onClick={() => void answer({ to: 'offer_declined', note })}>
              {t('desk.offer.declineNow')}
            </Button>
            <Button onClick={() => setDeclining(false)}>{t('ui.cancel')}</Button>
          </div>
        </>
      ) : (
        <>
          {others && (
            <CheckField name={`others-${id}`} checked={withdrawOthers} onChange={setWithdrawOthers}>
              {t('desk.offer.withdrawOthers')}
            </CheckField>
          )}
          <div className="form-actions">
            <Button look="primary" busy={act.busy} onClick={() => void answer({ to: 'accepted', withdrawOthers })}>
              {t('desk.offer.accept')}
            </Button>
            <Button onClick={() => setDeclining(true)}>{t('desk.offer.decline')}</Button>
          </div>
        </>
      )}
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { dateText, moneyText } from '../../../i18n/format.ts';
import { dateTimeText } from '../../../i18n/date-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useApplicationTransition, NoteField } from './ApplicationActions.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';

interface OfferPanelProps {
  application: InternApplication;
  display: DisplayContext;
  /** Whether other applications are still under way. */
  others: boolean;
  /** The answer that is asked about at first, with the focus. */
  requested: 'accept' | 'decline' | undefined;
  onChanged: (application: InternApplication) => void;
}

type Offer = NonNullable<InternApplication['offer']>;

function payText(offer: Offer, { t, language }: DisplayContext): string {
  const { type, min, max, currency, unit } = offer.pay;
  if (min === null || currency === null || unit === null)
    return t(type === 'expenses_only' ? 'pay.expenses_only' : 'pay.unpaid');
  return `${moneyText(language, currency, min, max ?? min)} ${t(`pay.unit.${unit}`)}`;
}

interface AnswerProps {
  application: InternApplication;
  display: DisplayContext;
  /** What is written to the company; it stays when the other answer is chosen. */
  note: string;
  onNote: (note: string) => void;
  reply: ReturnType<typeof useApplicationTransition>;
  onCancel: () => void;
}

/** Declines the offer, with a note for the company. */
function DeclineOffer({ application: { id }, display: { t }, note, onNote, reply, onCancel }: AnswerProps) {
  return (
    <>
      <NoteField
        name={`decline-${id}`}
        label={t('dashboard.offer.note')}
        rows={3}
        t={t}
        value={note}
        onChange={onNote}
      />
      <div className="form-actions">
        <Button look="danger" busy={reply.busy} onClick={() => void reply.transition({ to: 'offer_declined', note })}>
          {t('dashboard.offer.declineNow')}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </div>
    </>
  );
}

interface AcceptOfferProps extends AnswerProps {
  offer: Offer;
  others: boolean;
  withdrawOthers: boolean;
}

/** Says what accepting means, and accepts. */
function AcceptOffer(props: AcceptOfferProps) {
  const { application, offer, display, others, withdrawOthers, note, onNote, reply, onCancel } = props;
  const { t, language } = display;
  return (
    <Notice tone="info">
      <p className="notice-title" tabIndex={-1} data-question>
        {t('dashboard.offer.confirm')}
      </p>
      <ul>
        <li>
          {t('dashboard.offer.confirm.terms', {
            pay: payText(offer, display),
            start: dateText(language, offer.startDate),
          })}
        </li>
        {others && (
          <li>{t(withdrawOthers ? 'dashboard.offer.confirm.others.end' : 'dashboard.offer.confirm.others.stay')}</li>
        )}
        <li>{t('dashboard.offer.confirm.told', { company: application.internship.employer.name })}</li>
      </ul>
      <NoteField
        name={`accept-${application.id}`}
        label={t('dashboard.offer.note')}
        rows={3}
        t={t}
        value={note}
        onChange={onNote}
      />
      <div className="form-actions">
        <Button
          look="primary"
          busy={reply.busy}
          onClick={() => void reply.transition({ to: 'accepted', withdrawOthers, note })}
        >
          {t('dashboard.offer.acceptNow')}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </div>
    </Notice>
  );
}

/** An offer: its terms, the deadline for a reply, and the two replies. The card shows the title and the company. */
export function OfferPanel({ application, display, others, requested, onChanged }: OfferPanelProps) {
  const { t, language, timeZone } = display;
  const [withdrawOthers, setWithdrawOthers] = useState(false);
  const [answering, setAnswering] = useState(requested);
  const [note, setNote] = useState('');
  const reply = useApplicationTransition(application, t, onChanged);
  const { offer, id } = application;
  const panel = useRef<HTMLElement>(null);
  const wasAsked = useRef(false);
  /* The pressed button is gone: the focus moves to the question, and back to the buttons when it is cancelled. */
  useEffect(() => {
    if (answering === undefined && !wasAsked.current) return;
    wasAsked.current = true;
    panel.current?.querySelector<HTMLElement>('[data-question], textarea, .form-actions .button')?.focus();
  }, [answering]);
  if (!offer) return null;
  const answer = { application, display, note, onNote: setNote, reply, onCancel: () => setAnswering(undefined) };
  return (
    <section ref={panel} className="offer stack" aria-labelledby={`offer-${id} title-${id} employer-${id}`}>
      <h4 id={`offer-${id}`}>{t('dashboard.offer')}</h4>
      <p className="offer-text">{offer.text}</p>
      <dl className="pairs">
        <dt>{t('dashboard.offer.start')}</dt>
        <dd>{dateText(language, offer.startDate)}</dd>
        <dt>{t('dashboard.offer.pay')}</dt>
        <dd>{payText(offer, display)}</dd>
        <dt>{t('dashboard.offer.until')}</dt>
        <dd>{dateTimeText(language, offer.expiresAt, timeZone)}</dd>
      </dl>
      {reply.failure && <Notice tone="attention" role="alert" title={reply.failure} />}
      {answering === 'decline' && <DeclineOffer {...answer} />}
      {answering === 'accept' && (
        <AcceptOffer {...answer} offer={offer} others={others} withdrawOthers={withdrawOthers} />
      )}
      {answering === undefined && (
        <>
          {others && (
            <CheckField name={`others-${id}`} checked={withdrawOthers} onChange={setWithdrawOthers}>
              {t('dashboard.offer.withdrawOthers')}
            </CheckField>
          )}
          <div className="form-actions">
            <Button look="primary" onClick={() => setAnswering('accept')}>
              {t('dashboard.offer.accept')}
            </Button>
            <Button onClick={() => setAnswering('decline')}>{t('dashboard.offer.decline')}</Button>
          </div>
        </>
      )}
    </section>
  );
}

import { TextField } from '@mui/material';
import { applicationLimits, offerFaults, type Offer, type Pay } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { keptTyping } from '../../ui/kept.typing.hook.ts';
import { zoneName } from '../../ui/moment.text.ts';
import { useNow } from '../../ui/now.hook.ts';
import { TypingDialog } from '../../ui/typing.dialog.tsx';
import { expiryChoice, firstTyping, offerOf, type OfferTyped } from './offer.typed.ts';
import { OfferPay } from './offer.pay.tsx';
import { fieldsAt, fieldsOf } from './wrong.fields.ts';

const { offer: words, offerDays } = applicationLimits;

interface OfferDialogProps {
  readonly applicationId: string;
  readonly name: string;
  /** The day on which the internship is to begin, and what it pays, as it was posted. */
  readonly startDate: string | null;
  readonly pay: Pay | null;
  /** How many places are free. */
  readonly places: ReactNode;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onOffer: (offer: Offer) => void;
}

const useOfferTyping = keptTyping<OfferTyped>('offer');

/** What is offered: words, first day, pay, and until when there is time to answer. */
export default function OfferDialog(props: OfferDialogProps): ReactElement {
  const { applicationId, name, startDate, pay, places, busy, onClose, onOffer } = props;
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const kept = useOfferTyping(applicationId, () => firstTyping(startDate, pay, now));
  const { typed } = kept;
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const set = (part: Partial<OfferTyped>) => kept.write({ ...typed, ...part });
  const submit = () => {
    const checked = offerOf(typed);
    const fields = checked.success ? fieldsOf(offerFaults(checked.data, new Date())) : fieldsAt(checked.error);
    setWrong(Object.fromEntries(fields.map((field) => [field, said[field] ?? text('candidates.wrongPay')])));
    const fits = checked.success && fields.length === 0;
    if (fits) onOffer(checked.data);
    return fits;
  };
  const said: Readonly<Record<string, string>> = {
    text: text('candidates.wrongOfferText', words),
    startDate: text('candidates.wrongFirstDay'),
    expiresAt: text('candidates.wrongExpiry', offerDays),
  };
  const count = text('reason.count', { count: typed.text.trim().length, max: words.max });
  return (
    <TypingDialog
      title={text('outcome.offerTitle', { name })}
      kept={kept}
      confirm={text('outcome.offer')}
      busy={busy}
      spaced
      onClose={onClose}
      onSubmit={submit}
    >
      <div>{places}</div>
      <TextField
        required
        multiline
        minRows={4}
        label={text('outcome.offerText')}
        value={typed.text}
        onChange={(event) => set({ text: event.target.value })}
        error={wrong['text'] !== undefined}
        helperText={`${wrong['text'] ?? text('outcome.offerTextHelp', { min: words.min })} · ${count}`}
      />
      <TextField
        required
        type="date"
        label={text('outcome.startDate')}
        value={typed.startDate}
        onChange={(event) => set({ startDate: event.target.value })}
        error={wrong['startDate'] !== undefined}
        helperText={wrong['startDate']}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <OfferPay typed={typed} wrong={wrong} onType={set} />
      <TextField
        required
        type="datetime-local"
        label={text('outcome.expires')}
        value={typed.expiresAt}
        onChange={(event) => set({ expiresAt: event.target.value })}
        error={wrong['expiresAt'] !== undefined}
        helperText={wrong['expiresAt'] ?? text('outcome.expiresHelp', { ...offerDays, zone: zoneName(now, locale) })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: expiryChoice(now) }}
      />
    </TypingDialog>
  );
}

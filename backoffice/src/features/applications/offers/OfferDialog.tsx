import { TextField } from '@mui/material';
import { applicationLimits, offerFaults, type Offer, type Pay } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { createDraftHook } from '../../../ui/dialogs/stored-draft.hook.ts';
import { zoneName } from '../../../ui/formats/time-format.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { DraftDialog } from '../../../ui/dialogs/DraftDialog.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { PayField } from '../../../ui/formats/PayField.tsx';
import {
  expiryRange,
  initialOfferValues,
  isBelowPostedPay,
  offerFromForm,
  type OfferFormValues,
} from './offer-form-values.ts';
import { OfferPayFields } from './OfferPayFields.tsx';
import { invalidFieldsOf, fieldNamesOf } from '../interviews/InterviewDialog.tsx';

const { offer: offerTextLimits, offerDays } = applicationLimits;

interface OfferDialogProps {
  readonly applicationId: string;
  readonly name: string;
  /** The day on which the internship is to begin, and what it pays, as it was posted. */
  readonly startDate: string | null;
  readonly pay: Pay | null;
  /** How many openings are free. */
  readonly openings: ReactNode;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onOffer: (offer: Offer) => void;
}

const useOfferDraft = createDraftHook<OfferFormValues>('offer');

/** Shows what is offered: words, first day, pay, and until when there is time to answer. */
export default function OfferDialog(props: OfferDialogProps): ReactElement {
  const { applicationId, name, startDate, pay, openings, busy, onClose, onOffer } = props;
  const text = useMessages();
  const locale = useLocale();
  const now = useNow();
  const draft = useOfferDraft(applicationId, () => initialOfferValues(startDate, pay, now));
  const { value: typed } = draft;
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const set = (part: Partial<OfferFormValues>) => draft.update({ ...typed, ...part });
  const submit = () => {
    const checked = offerFromForm(typed);
    const fields = checked.success
      ? fieldNamesOf(offerFaults(checked.data, new Date()))
      : invalidFieldsOf(checked.error);
    setWrong(Object.fromEntries(fields.map((field) => [field, messages[field] ?? text('candidates.wrongPay')])));
    const fits = checked.success && fields.length === 0;
    if (fits) onOffer(checked.data);
    return fits;
  };
  const messages: Readonly<Record<string, string>> = {
    text: text('candidates.wrongOfferText', offerTextLimits),
    startDate: text('candidates.wrongFirstDay'),
    expiresAt: text('candidates.wrongExpiry', offerDays),
  };
  const count = text('reason.count', { count: typed.text.trim().length, max: offerTextLimits.max });
  return (
    <DraftDialog
      title={text('outcome.offerTitle', { name })}
      draft={draft}
      confirm={text('outcome.offer')}
      busy={busy}
      spaced
      onClose={onClose}
      onSubmit={submit}
    >
      <div>{openings}</div>
      <TextField
        required
        multiline
        minRows={4}
        label={text('outcome.offerText')}
        value={typed.text}
        onChange={(event) => set({ text: event.target.value })}
        error={wrong['text'] !== undefined}
        helperText={`${wrong['text'] ?? text('outcome.offerTextHelp', { min: offerTextLimits.min })} · ${count}`}
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
      <OfferPayFields values={typed} errors={wrong} onChange={set} />
      <div role="status">
        {isBelowPostedPay(typed, pay) && (
          <Notice tone="due" title={text('outcome.belowPosted')}>
            <p>
              {text('outcome.postedPay')} <PayField pay={pay} />
            </p>
          </Notice>
        )}
      </div>
      <TextField
        required
        type="datetime-local"
        label={text('outcome.expires')}
        value={typed.expiresAt}
        onChange={(event) => set({ expiresAt: event.target.value })}
        error={wrong['expiresAt'] !== undefined}
        helperText={wrong['expiresAt'] ?? text('outcome.expiresHelp', { ...offerDays, zone: zoneName(now, locale) })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: expiryRange(now) }}
      />
    </DraftDialog>
  );
}

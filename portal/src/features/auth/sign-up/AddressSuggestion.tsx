import { useState, type ReactNode } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { suggestedAddress } from './address-suggestion.ts';

interface AddressSuggestionProps {
  t: Translate;
  /** The address as it is typed. */
  address: string;
  onAccept: (address: string) => void;
  /** The field of the address. */
  children: ReactNode;
}

/** Asks, once somebody leaves the field, whether a slip in the address was meant otherwise. As typed it works too. */
export function AddressSuggestion({ t, address, onAccept, children }: AddressSuggestionProps) {
  const [checked, setChecked] = useState<string>();
  const suggestion = checked === address ? suggestedAddress(address) : null;
  return (
    <div onBlur={() => setChecked(address)}>
      {children}
      <p className="field-hint address-suggestion" role="status">
        {suggestion !== null && (
          <>
            {t('auth.email.suggestion')}{' '}
            <button type="button" className="choice" onClick={() => onAccept(suggestion)}>
              {suggestion}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  );
}

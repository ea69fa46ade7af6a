import {
  caseReasons,
  moderationReasons,
  rejectionCodes,
  reportCodes,
  suspendReasons,
  suspensionReasons,
  terminationReasons,
} from '@prentice/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useReasonLabel } from './EntryDetails.tsx';

afterEach(cleanup);

const codes = [
  ...caseReasons,
  ...moderationReasons,
  ...rejectionCodes,
  ...reportCodes,
  ...suspendReasons,
  ...suspensionReasons,
  ...terminationReasons,
  'report_upheld',
  'shortlisted',
  'INVALID_CREDENTIALS',
  'ACCOUNT_SUSPENDED',
  'WRONG_ROLE',
  'CODE_INVALID',
  'PASSKEY_INVALID',
];

function Reasons() {
  const reasonLabel = useReasonLabel();
  return (
    <ul>
      {codes.map((code) => (
        <li key={code}>{reasonLabel(code)}</li>
      ))}
    </ul>
  );
}

it.each(['en', 'de'] as const)('says in %s why something was decided or denied, never its code', async (language) => {
  const { getAllByRole } = await renderWithAdmin(<Reasons />, language);
  const labels = getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const label of labels) expect(label).toMatch(/^[A-ZÄÖÜ][^A-Z]/);
});

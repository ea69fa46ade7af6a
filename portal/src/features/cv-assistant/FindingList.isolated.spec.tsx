// @vitest-environment happy-dom
import type { CvReviewFinding } from '@prentice/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { FindingList } from './FindingList.tsx';

const t = translator('en');
const finding = (number: number, rule: CvReviewFinding['rule'], severity: CvReviewFinding['severity'], quote = '') => ({
  number,
  rule,
  severity,
  quote,
  index: number,
  page: null,
  box: null,
  params: { count: 2 },
});

afterEach(cleanup);

it('leaves advice on the CV as a whole to the first steps above it, and gives all other', () => {
  const findings = [
    finding(1, 'columns', 'high'),
    finding(2, 'birth_date', 'high', 'Born 4 May 2003'),
    finding(3, 'no_email', 'high'),
    finding(4, 'no_phone', 'low'),
  ];
  render(
    <FindingList
      {...{ t, findings }}
      documentId="cv"
      language="en"
      lines={[]}
      isEditable={() => false}
      selected={null}
      onSelect={() => undefined}
    />,
  );
  expect(screen.getByText(/^The CV has 2 columns/)).toBeTruthy();
  const isGiven = (rule: 'columns' | 'birth_date' | 'no_email' | 'no_phone') =>
    screen.queryByText(t(`cvReview.fix.${rule}`)) !== null;
  expect(isGiven('columns')).toBe(false);
  expect(isGiven('no_email')).toBe(false);
  expect(isGiven('birth_date')).toBe(true);
  expect(isGiven('no_phone')).toBe(true);
});

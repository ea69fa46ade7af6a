// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { islandText } from '../i18n/catalogue.ts';
import { createTranslator } from '../i18n/translate.ts';
import { FileField } from './FileField.tsx';

const t = createTranslator(islandText('de'));
const cv = new File(['x'.repeat(3000)], 'lebenslauf.pdf');
const field = { t, label: 'Lebenslauf', hint: 'Bis 5 MB.', accept: '.pdf' };

afterEach(cleanup);

describe('a field for a file', () => {
  it('has a control that says its label and what it does in the language of the page', () => {
    render(<FileField {...field} onFile={vi.fn()} />);
    const control = screen.getByLabelText('Lebenslauf Datei auswählen');
    expect(control.getAttribute('type')).toBe('file');
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Bis 5 MB.');
  });

  it('takes the same file again after it was chosen', () => {
    const onFile = vi.fn();
    render(<FileField {...field} onFile={onFile} />);
    const control = screen.getByLabelText(/Lebenslauf/);
    fireEvent.change(control, { target: { files: [cv] } });
    fireEvent.change(control, { target: { files: [cv] } });
    expect(onFile.mock.calls).toEqual([[cv], [cv]]);
  });

  it('takes a file that is dropped on it, and leaves it to no other part of the page', () => {
    const onFile = vi.fn();
    const onPage = vi.fn();
    render(
      <div {...{ onDrop: onPage }}>
        <FileField {...field} onFile={onFile} />
      </div>,
    );
    fireEvent.drop(screen.getByText('oder hierher ziehen'), { dataTransfer: { files: [cv] } });
    expect(onFile).toHaveBeenCalledExactlyOnceWith(cv);
    expect(onPage).not.toHaveBeenCalled();
  });

  it('shows name and size of the file, and marks the control when it was refused', () => {
    render(<FileField {...field} chosen={{ name: 'lebenslauf.pdf', size: 1_300_000 }} isRefused onFile={vi.fn()} />);
    expect(screen.getByText('lebenslauf.pdf').parentElement?.textContent).toBe('lebenslauf.pdf 1,2 MB');
    expect(screen.getByLabelText(/Andere Datei auswählen/).getAttribute('aria-invalid')).toBe('true');
  });
});

import { useRef, type ReactNode } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';

interface ListEditorProps<T> {
  t: Translate;
  name: string;
  legend: string;
  hint?: string;
  /** What one entry is called, such as "Education". */
  itemLabel: string;
  addLabel: string;
  items: readonly T[];
  max: number;
  empty: T;
  onChange: (items: T[]) => void;
  children: (item: T, change: (patch: Partial<T>) => void, place: number) => ReactNode;
}

/** Edits entries that can be added, changed and removed; the focus follows. */
export function ListEditor<T>(props: ListEditorProps<T>) {
  const { t, name, legend, hint, itemLabel, addLabel, items, max, empty, onChange, children } = props;
  const frame = useRef<HTMLFieldSetElement>(null);
  const focusAfter = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());
  return (
    <fieldset ref={frame} className="list-editor">
      <legend className="field-label">{legend}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {items.map((item, place) => (
        // Entries have no identity of their own; their place is what people see and change.
        <div
          key={place}
          role="group"
          aria-label={`${itemLabel} ${place + 1}`}
          className="list-entry"
          id={`${name}-${place}`}
        >
          {children(
            item,
            (patch) => onChange(items.map((other, index) => (index === place ? { ...other, ...patch } : other))),
            place,
          )}
          <button
            type="button"
            className="button is-small"
            aria-label={`${t('ui.remove')}: ${itemLabel} ${place + 1}`}
            onClick={() => {
              onChange(items.filter((_, index) => index !== place));
              focusAfter('.list-add button');
            }}
          >
            {t('ui.remove')}
          </button>
        </div>
      ))}
      {items.length < max && (
        <p className="list-add">
          <Button
            onClick={() => {
              onChange([...items, empty]);
              focusAfter(`#${name}-${items.length} :is(input, select, textarea)`);
            }}
          >
            {addLabel}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

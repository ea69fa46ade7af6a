import { Box, MenuItem, MenuList, Paper, TextField } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { mentionQueryAt, mentionSuggestions, type Mentionable, type MentionQuery } from './note-mentions.ts';

interface NoteFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Who is offered after an @. */
  readonly people: readonly Mentionable[];
  readonly helperText?: string;
  readonly inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** Where the choice goes with a key; from the last one the next is the first. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the mention that is being written, and which suggestion is active. Escape closes the list until something else is
 * typed.
 */
function useMentions({ value, onChange, people }: NoteFieldProps, field: RefObject<HTMLTextAreaElement | null>) {
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const caret = useRef<number | null>(null);
  const suggestions = query ? mentionSuggestions(query, people) : [];
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const look = (text: string, position: number | null): void => {
    setQuery(position === null ? null : mentionQueryAt(text, position));
    setActive(0);
  };
  const choose = (person: Mentionable | undefined): void => {
    if (!query || !person) return;
    const before = `${value.slice(0, query.from)}@${person.label} `;
    onChange(before + value.slice(query.from + 1 + query.query.length).replace(/^ /, ''));
    caret.current = before.length;
    setQuery(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (suggestions.length === 0) return;
    const step = steps[event.key];
    if (step) setActive((active + step + suggestions.length) % suggestions.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(suggestions[active]);
    else if (event.key === 'Escape') setQuery(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { suggestions, active, look, choose, close: () => setQuery(null), onKeyDown };
}

/**
 * Shows a field for a note of the team. An @ offers the members: arrow keys move, Enter or Tab chooses, Escape closes. The
 * focus stays in the field; which suggestion is active, and how many there are, is told to screen readers.
 */
export function NoteField(props: NoteFieldProps): ReactElement {
  const { label, value, onChange, helperText, inputRef } = props;
  const text = useMessages();
  const textAreaRef = useRef<HTMLTextAreaElement>(null);
  const field = inputRef ?? textAreaRef;
  const id = useId();
  const { suggestions, active, look, choose, close, onKeyDown } = useMentions(props, field);
  const isOpen = suggestions.length > 0;
  const optionId = (index: number): string => `${id}-option-${index}`;
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <TextField
        multiline
        minRows={2}
        fullWidth
        label={label}
        value={value}
        inputRef={field}
        onChange={({ target }) => {
          onChange(target.value);
          look(target.value, target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        helperText={helperText}
        slotProps={{
          htmlInput: {
            maxLength: applicationLimits.note,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            ...(isOpen && { 'aria-controls': `${id}-list`, 'aria-activedescendant': optionId(active) }),
          },
        }}
      />
      <div role="status" className="visually-hidden">
        {isOpen ? text('candidates.mentionCount', { smart_count: suggestions.length }) : ''}
      </div>
      {isOpen && (
        <Paper elevation={4} sx={listStyle}>
          <MenuList id={`${id}-list`} role="listbox" aria-label={text('candidates.mentionList')} dense tabIndex={-1}>
            {suggestions.map((person, index) => (
              <MenuItem
                key={person.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                selected={index === active}
                aria-selected={index === active}
                /* The field keeps the focus. */
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(person)}
                sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
              >
                {person.label}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      )}
    </Box>
  );
}

const listStyle = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 2,
  maxHeight: 240,
  overflowY: 'auto',
} as const;

import { Autocomplete, Box, Dialog, DialogTitle, TextField, type PaperProps, type PopperProps } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../i18n/messages.hook.ts';
import { ShortcutKey } from '../ui/keyboard/KeyboardShortcuts.tsx';
import type { Command } from './palette-ranking.ts';
import { usePaletteCommands } from './palette-commands.hook.ts';

const focusField = (field: HTMLInputElement | null): void => field?.focus();

/** Shows the suggestions in the dialog below the field, not over the page. */
const InDialog = ({ open, children }: PopperProps): ReactElement | null =>
  open && typeof children !== 'function' ? <Box>{children}</Box> : null;
const Plain = ({ children }: PaperProps): ReactElement => <Box>{children}</Box>;

function CommandOption({ command }: { command: Command }): ReactElement {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, width: '100%', minWidth: 0 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {command.label}
      </Box>
      {command.detail && (
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {command.detail}
        </Box>
      )}
      <Box sx={{ flex: 1 }} />
      {command.key && <ShortcutKey name={command.key} />}
    </Box>
  );
}

/** Finds screens, records and the actions of the open record by a few letters; arrows choose, Enter does it. */
export default function CommandPalette({ onClose }: { onClose: () => void }): ReactElement {
  const text = useMessages();
  const [typed, setTyped] = useState('');
  const commands = usePaletteCommands(typed);
  /* The dialog closes first: what is done may ask something in a dialog of its own. */
  const run = (command: Command | null) => {
    if (!command) return;
    onClose();
    setTimeout(command.run);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" sx={dialogStyle}>
      <DialogTitle className="visually-hidden">{text('palette.title')}</DialogTitle>
      <Autocomplete<Command>
        open
        options={commands}
        value={null}
        inputValue={typed}
        onInputChange={(_, next, reason) => reason === 'input' && setTyped(next)}
        onChange={(_, command) => run(command)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        filterOptions={(options) => options}
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        noOptionsText={text('palette.nothing')}
        slots={{ popper: InDialog, paper: Plain }}
        slotProps={{ listbox: { component: 'div' } }}
        renderGroup={({ key, group, children }) => (
          <Box key={key} role="group" aria-label={group}>
            <Box aria-hidden sx={groupStyle}>
              {group}
            </Box>
            <Box component="ul" role="none" sx={{ p: 0 }}>
              {children}
            </Box>
          </Box>
        )}
        renderOption={({ key, ...props }, command) => (
          <li key={key} {...props}>
            <CommandOption command={command} />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={focusField}
            label={text('palette.title')}
            placeholder={text('palette.placeholder')}
            slotProps={{
              ...params.slotProps,
              inputLabel: { ...params.slotProps.inputLabel, className: 'visually-hidden' },
            }}
          />
        )}
        sx={{ p: 1.5, pb: 0.5 }}
      />
      <Box sx={{ px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider', color: 'text.secondary' }}>
        {text('palette.help')}
      </Box>
    </Dialog>
  );
}

/* At the upper edge, so that the field stays where it is while the list grows. */
const dialogStyle = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 1, sm: 8 }, mx: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } },
  '& .MuiAutocomplete-listbox': { maxHeight: 'min(60vh, 480px)' },
} as const;

const groupStyle = { px: 1, pt: 1, fontSize: '0.9375rem', fontWeight: 600, color: 'text.secondary' } as const;

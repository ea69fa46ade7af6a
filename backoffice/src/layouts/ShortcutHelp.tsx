import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../i18n/messages.hook.ts';
import { actionsOnScreen, Kbd } from '../ui/keyboard/KeyboardShortcuts.tsx';
import { useSingleKeySetting } from '../ui/keyboard/keyboard-shortcut-setting.ts';

/** Shows the keys of the screen below and those that work everywhere, and the switch for single ones. */
export default function ShortcutHelp({ onClose }: { onClose: () => void }): ReactElement {
  const text = useMessages();
  const [on, set] = useSingleKeySetting();
  /* As it was when the dialog opened: the screen below does not change under it. */
  const [actions] = useState(actionsOnScreen);
  /* The key of this dialog is among those that work everywhere. */
  const keys = actions.flatMap(({ key, label }) => (key && key !== '?' ? [[key, label] as const] : []));
  const everywhere = [
    [text('key.palette'), text('palette.title')],
    ['?', text('shortcuts.title')],
  ] as const;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{text('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={listStyle}>
          {[...keys, ...everywhere].map(([key, label]) => (
            <div key={`${key} ${label}`}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={on} onChange={() => set(!on)} />}
          label={text('person.keys')}
          sx={{ mt: 1.5 }}
        />
        <Box sx={{ color: 'text.secondary' }}>{text('shortcuts.help')}</Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const listStyle = {
  m: 0,
  display: 'grid',
  gap: 1,
  '& > div': { display: 'flex', gap: 1.5 },
  '& dt': { flex: '0 0 72px' },
  '& dd': { m: 0, '&::first-letter': { textTransform: 'uppercase' } },
} as const;

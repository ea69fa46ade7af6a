import { Drawer } from '@mui/material';
import type { ReactElement } from 'react';
import { Menu } from './Menu.tsx';

/** Shows the menu on narrow screens, over the page. */
export default function MobileMenu({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Drawer open onClose={onClose} slotProps={{ paper: { sx: { width: 280 } } }}>
      <Menu onChoose={onClose} />
    </Drawer>
  );
}

import { Drawer } from '@mui/material';
import type { ReactElement } from 'react';
import type { MenuEntry } from './menu-entries.ts';
import { Menu } from './Menu.tsx';

/** The menu on narrow screens, over the page. */
export default function MobileMenu({
  menu,
  onClose,
}: {
  menu: readonly MenuEntry[];
  onClose: () => void;
}): ReactElement {
  return (
    <Drawer open onClose={onClose} slotProps={{ paper: { sx: { width: 280 } } }}>
      <Menu menu={menu} onChoose={onClose} />
    </Drawer>
  );
}

import MenuIcon from '@mui/icons-material/Menu';
import { Box, IconButton, Link, useMediaQuery } from '@mui/material';
import { brand, type Layout } from '@prentice/contract';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.hook.ts';
import { BAR_HEIGHT } from '../ui/page/bar-height.ts';
import { ScreenErrorBoundary } from '../app/ScreenErrorBoundary.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { useLiveRefresh } from './live-refresh.hook.ts';
import { Menu } from './Menu.tsx';
import { SearchAndShortcuts } from './SearchAndShortcuts.tsx';
import { UserMenu } from './UserMenu.tsx';

const MobileMenu = lazy(() => import('./MobileMenu.tsx'));

const MENU_WIDTH = 228;

interface DashboardShellProps {
  readonly layout: Layout;
  readonly children: ReactNode;
}

function Brand(): ReactElement {
  return (
    <Link
      href="/"
      underline="none"
      sx={{ fontFamily: 'var(--font-serif)', fontSize: '1.35rem', color: 'text.primary', lineHeight: 1, py: 1 }}
    >
      {brand.name}
    </Link>
  );
}

function TopBar({ onMenu, appName }: { onMenu?: () => void; appName: string }): ReactElement {
  const text = useMessages();
  return (
    <Box component="header" sx={barStyle}>
      {onMenu && (
        <IconButton onClick={onMenu} aria-label={text('menu.open')} edge="start">
          <MenuIcon />
        </IconButton>
      )}
      <Brand />
      <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' }, pt: '4px' }}>
        {appName}
      </Box>
      <Box sx={{ flex: 1 }} />
      <SearchAndShortcuts />
      <NotificationBell />
      <UserMenu />
    </Box>
  );
}

const barStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.75, sm: 1.5 },
  height: BAR_HEIGHT,
  px: { xs: 1.5, md: 2.5 },
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
  /* Five buttons of 44 px have to fit into 320. */
  '@media (max-width: 359px)': { gap: '2px', px: 1 },
} as const;

/** Lays out app bar, menu and page of every dashboard; the layouts differ in their name, and in what the menu offers. */
export function DashboardShell({ layout, children }: DashboardShellProps): ReactElement {
  const text = useMessages();
  const wide = useMediaQuery('(min-width: 1000px)');
  const [isOpen, setIsOpen] = useState(false);
  useLiveRefresh();
  return (
    <Box data-layout={layout} sx={{ minHeight: '100vh' }}>
      <Link href="#main" className="skip-link">
        {text('frame.skip')}
      </Link>
      <TopBar onMenu={wide ? undefined : () => setIsOpen(true)} appName={text(`frame.${layout}`)} />
      <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
        {wide ? (
          <Box sx={sideStyle}>
            <Menu />
          </Box>
        ) : (
          isOpen && (
            <Suspense>
              <MobileMenu onClose={() => setIsOpen(false)} />
            </Suspense>
          )
        )}
        <Box component="main" id="main" tabIndex={-1} sx={mainStyle}>
          <ScreenErrorBoundary>{children}</ScreenErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}

const sideStyle = {
  width: MENU_WIDTH,
  flexShrink: 0,
  position: 'sticky',
  top: BAR_HEIGHT,
  alignSelf: 'flex-start',
  height: `calc(100vh - ${BAR_HEIGHT}px)`,
  overflowY: 'auto',
  borderRight: '1px solid',
  borderColor: 'divider',
} as const;

const mainStyle = {
  flex: 1,
  minWidth: 0,
  px: { xs: 1.5, md: 3 },
  py: { xs: 2, md: 2.5 },
  outline: 'none',
  maxWidth: 1480,
  /* A board takes all the room there is. */
  '&:has([data-full-width])': { maxWidth: 'none' },
} as const;

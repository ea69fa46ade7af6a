import { Button } from '@mui/material';
import { Component, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/messages.hook.ts';
import { Notice } from '../ui/page/Notice.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function ScreenError(): ReactElement {
  const text = useMessages();
  return (
    <Notice tone="attention" title={text('failure.screen')}>
      <p>{text('failure.screenHelp')}</p>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {text('failure.reload')}
      </Button>
    </Notice>
  );
}

/** Catches failures around the current screen: what shows when it fails. Navigating on recovers. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<ScreenError />}>
      {children}
    </ErrorBoundary>
  );
}

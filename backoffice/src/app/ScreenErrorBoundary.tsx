import { Button } from '@mui/material';
import { Component, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/messages.hook.ts';
import { MissingCodeError } from './LazyScreen.tsx';
import { Notice } from '../ui/page/Notice.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: unknown }> {
  override state = { failure: null };
  static getDerivedStateFromError = (failure: unknown) => ({ failure });
  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <ScreenError failure={failure} />;
  }
}

/** Code that does not come although there is a connection is gone: another build has taken its place. */
const isUpdated = (failure: unknown): boolean => failure instanceof MissingCodeError && navigator.onLine;

function ScreenError({ failure }: { failure: unknown }): ReactElement {
  const text = useMessages();
  const what = isUpdated(failure) ? 'updated' : 'screen';
  return (
    <Notice tone="attention" title={text(`failure.${what}`)}>
      <p>{text(`failure.${what}Help`)}</p>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {text('failure.reload')}
      </Button>
    </Notice>
  );
}

/** Catches failures around the current screen: what shows when it fails. Navigating on recovers. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  return <ErrorBoundary key={pathname}>{children}</ErrorBoundary>;
}

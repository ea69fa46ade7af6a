import { Button } from '@mui/material';
import { Component, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../i18n/text.hook.ts';
import { Notice } from '../ui/notice.tsx';

interface CatchProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function Failed(): ReactElement {
  const text = useText();
  return (
    <Notice tone="attention" title={text('failure.screen')}>
      <p>{text('failure.screenHelp')}</p>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {text('failure.reload')}
      </Button>
    </Notice>
  );
}

/** Around the current screen: what shows when it fails. Navigating on recovers. */
export function ScreenBoundary({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  return (
    <Catch key={pathname} fallback={<Failed />}>
      {children}
    </Catch>
  );
}

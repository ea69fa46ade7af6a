import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redirectToPortal } from './page-navigation.ts';

describe('leaving for the portal', () => {
  const assign = vi.fn<(path: string | URL) => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
    assign.mockClear();
  });

  it('goes where it was sent first, whoever else sends it away', () => {
    redirectToPortal('/');
    redirectToPortal('/auth/login?next=%2Fdashboard%2Femployer');
    expect(assign.mock.calls).toEqual([['/']]);
  });

  it('goes elsewhere from another address at once', () => {
    redirectToPortal('/');
    window.history.pushState(null, '', '/dashboard/employer?elsewhere');
    redirectToPortal('/auth/login');
    expect(assign.mock.calls).toEqual([['/'], ['/auth/login']]);
  });

  it('can be tried again by somebody who stayed', () => {
    redirectToPortal('/');
    vi.advanceTimersByTime(5_000);
    redirectToPortal('/settings/account');
    expect(assign.mock.calls).toEqual([['/'], ['/settings/account']]);
  });
});

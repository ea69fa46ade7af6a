/** What this needs of a browser's BroadcastChannel; tests have their own. */
export interface SignOutChannel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

/* A browser that lacks channels keeps its other tabs as they are until something is pressed there. */
const openInBrowser = (name: string): SignOutChannel | undefined =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;

/**
 * Lets the tabs of a browser know of each other's signing out: what they show must not stay in sight, as several people
 * may use a computer. One channel for each page, which does not hear itself.
 */
export class SignOutTabs {
  private channel: SignOutChannel | undefined;
  private readonly open: (name: string) => SignOutChannel | undefined;

  constructor(open: (name: string) => SignOutChannel | undefined = openInBrowser) {
    this.open = open;
  }

  private opened(): SignOutChannel | undefined {
    this.channel ??= this.open('prentice-sign-out');
    return this.channel;
  }

  /** Tells the other tabs that somebody has signed out in this one. */
  announce(): void {
    this.opened()?.postMessage('signed-out');
  }

  /** Calls back when somebody signs out in another tab. */
  onElsewhere(leave: () => void): void {
    const channel = this.opened();
    if (channel) channel.onmessage = leave;
  }
}

/** Those of this browser. */
export const signOutTabs = new SignOutTabs();

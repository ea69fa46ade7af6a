import type { ReactNode } from 'react';
import { Icon, type Tone } from './Icon.tsx';

interface NoticeProps {
  tone?: Tone;
  title?: string;
  /**
   * `alert` for a failure that just happened, `status` for a success; absent for content that was there from the start.
   */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** Shows something the reader should know before going on. */
export const Notice = ({ tone = 'info', title, role, children }: NoticeProps) => (
  <div className={`notice is-${tone}`} role={role}>
    <Icon name={tone} />
    <div>
      {title && <p className="notice-title">{title}</p>}
      {children}
    </div>
  </div>
);

import type { ReactNode } from 'react';

interface ButtonProps {
  children: ReactNode;
  type?: 'button' | 'submit';
  look?: 'primary' | 'danger' | 'small' | 'link';
  /** Kept focusable and announced while it cannot be used; a second press does nothing. */
  busy?: boolean;
  onClick?: () => void;
}

/** Shows a button that says what happens. For links use `<a className="button">`. */
export function Button({ children, type = 'button', look, busy = false, onClick }: ButtonProps) {
  return (
    <button
      type={type}
      className={look ? `button is-${look}` : 'button'}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

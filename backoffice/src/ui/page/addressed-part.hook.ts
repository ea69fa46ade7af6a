import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the part of the page that the address names after `#`, once the page is there, and gives it the focus. */
export function useAddressedPart(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}

/** Copies the address that the fold holds, and says so; where that is not allowed, the address is there to be copied. */
async function copyLink(fold: Element, button: HTMLButtonElement): Promise<void> {
  const address = fold.querySelector('.address')?.textContent ?? '';
  await navigator.clipboard.writeText(address.trim());
  button.textContent = button.dataset['copied'] ?? '';
  button.setAttribute('role', 'status');
}

for (const fold of document.querySelectorAll('details.share')) {
  const button = fold.querySelector<HTMLButtonElement>('button[data-copied]');
  if (!button) continue;
  button.hidden = false;
  button.addEventListener('click', () => void copyLink(fold, button).catch(() => (button.hidden = true)));
}

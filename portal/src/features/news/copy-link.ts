/** Copies the address that the fold holds, and says so; the fold opens where copying is not allowed. */
async function copyLink(fold: HTMLDetailsElement, summary: HTMLElement): Promise<void> {
  const address = fold.querySelector('.address')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(address.trim());
    summary.textContent = fold.dataset['copied'] ?? '';
    summary.setAttribute('role', 'status');
  } catch {
    fold.open = true;
  }
}

for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.copy-link')) {
  const summary = fold.querySelector('summary');
  summary?.addEventListener('click', (event) => {
    event.preventDefault();
    void copyLink(fold, summary);
  });
}

/** Enables the copy buttons of code blocks; without clipboard access they stay hidden. */
for (const button of document.querySelectorAll<HTMLButtonElement>('.copy-code')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    const code = button.parentElement?.querySelector('code')?.textContent ?? '';
    await navigator.clipboard.writeText(code);
    showCopied(button);
  });
}

function showCopied(button: HTMLButtonElement): void {
  const name = button.ariaLabel;
  button.textContent = 'Copied';
  button.ariaLabel = 'Copied';
  setTimeout(() => {
    button.textContent = 'Copy';
    button.ariaLabel = name;
  }, 2000);
}

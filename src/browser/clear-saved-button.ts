import { clearSaved } from './clear-saved.ts';

const status = document.getElementById('clear-saved-status');

document.getElementById('clear-saved')?.addEventListener('click', () => {
  clearSaved();
  if (status) status.textContent = 'Cleared. This site keeps nothing in this browser.';
});

/** The names of the scripts that the designer opens with, from the build; none in development. */
const scripts = import.meta.env.DEV ? '' : '__OPENING_SCRIPTS__';

const root = document.querySelector('#designer') as Element;

// A server never sees what follows the # of a link, such as colors: that drawing waits.
root.classList.toggle('unread', location.hash.includes('='));

// The page as sent is loaded and painted first: both share the line.
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));

async function load(): Promise<void> {
  const status = document.querySelector('#designer-status') as Element;
  const links = scripts.replace(/\S+/g, '<link rel=modulepreload href=/_astro/$&.js>');
  document.head.insertAdjacentHTML('beforeend', links);
  try {
    const { start } = await import('./run.ts');
    await start(root, status);
  } catch {
    root.before(status);
    status.className = 'notice error';
    status.textContent = "The designer didn't load. Check your connection and reload the page.";
  }
}

export {};

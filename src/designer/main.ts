/** The names of the scripts that the designer opens with, from the build; none in development. */
const scripts = import.meta.env.DEV ? [] : '__OPENING_SCRIPTS__'.split(',');

// The page as sent is painted first: both share the line.
requestAnimationFrame(() => setTimeout(load));

async function load(): Promise<void> {
  const [root, status] = ['designer', 'designer-status'].map((id) => document.getElementById(id));
  if (!root || !status) return;
  const links = scripts.map((name) => `<link rel="modulepreload" href="/_astro/${name}.js">`);
  document.head.insertAdjacentHTML('beforeend', links.join(''));
  try {
    const { start } = await import('./start.ts');
    await start(root, status);
  } catch {
    root.before(status);
    status.className = 'notice error';
    status.textContent = "The designer didn't load. Check your connection and reload the page.";
  }
}

export {};

/** The page as sent is painted before the script that takes it over is loaded: both share the line. */
requestAnimationFrame(() => setTimeout(load));

async function load(): Promise<void> {
  const [root, status] = ['designer', 'designer-status'].map((id) => document.getElementById(id));
  if (!root || !status) return;
  try {
    const { start } = await import('./start.ts');
    await start(root, status);
  } catch {
    status.className = 'notice error';
    status.textContent = "The designer didn't load. Check your connection and reload the page.";
  }
}

export {};

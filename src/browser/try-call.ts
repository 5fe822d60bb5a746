/**
 * Sends the calls of the page's forms to the live service and shows the answers, errors included.
 */
for (const element of document.querySelectorAll<HTMLElement>('[data-try-call]')) tryCall(element);

function tryCall(element: HTMLElement): void {
  const find = <Kind extends Element>(selector: string) => element.querySelector(selector) as Kind;
  const form = find<HTMLFormElement>('form');
  const link = find<HTMLAnchorElement>('[data-try-url]');
  const status = find('[data-try-status]');
  const answer = find('.answer code');
  const [address] = link.textContent.split('?');
  let call: AbortController | undefined;

  form.addEventListener('input', () => {
    const query = queryOf(form);
    link.textContent = `${address}${query}`;
    link.href = `${form.action}${query}`;
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    call?.abort();
    call = new AbortController();
    const { signal } = call;
    try {
      const response = await fetch(link.href, { signal });
      answer.textContent = JSON.stringify(await response.json(), null, 2);
      status.textContent = `Status ${response.status}`;
    } catch {
      if (!signal.aborted) status.textContent = 'The service did not answer. Try again.';
    }
  });
}

/** The fields that have a value, as a query. */
function queryOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
  return fields.length > 0 ? `?${new URLSearchParams(fields)}` : '';
}

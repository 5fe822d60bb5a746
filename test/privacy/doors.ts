import {
  getRequest,
  legacyToolCall,
  postRequest,
  toolCall,
} from '../../scripts/quality/load/requests.ts';

/** A word in every title, and a ZIP code that is not a port or size. */
export const secrets = ['Zebrafinch', '87501'] as const;
const [word, zip] = secrets;

const titles = [`${word} Estate`, 'Exhibit 1', `v. ${word}`];
const labels = encodeURIComponent(titles.join('|'));
const build = 'product=paper&sets=25';
const order = { product: 'paper', sets: 25, titles };
const personal = {
  referer: `http://localhost/configure/paper?labels=${labels}`,
  cookie: `name=${word}`,
  'user-agent': word,
  'x-forwarded-for': word,
  'if-none-match': `"${word}"`,
  'accept-language': word,
};

/** Every way titles and a ZIP code can reach the service, valid or not. */
export const doors: Readonly<Record<string, string>> = {
  'a quote': getRequest(`/api/price?${build}&labels=${labels}`),
  'a quote, asked twice': getRequest(`/api/price?${build}&labels=${labels}`),
  'a quote whose parameter is written oddly': getRequest(`/api/price?${build}&l%61bels=${labels}`),
  'a refused quote': getRequest(`/api/price?${build}&tabs=7&labels=${labels}`),
  'an unknown parameter': getRequest(`/api/price?${build}&tabs=5&${word}=${zip}`),
  'an option': getRequest(`/api/price?${build}&tabs=5&punch=${word}`),
  'a broken query': getRequest(`/api/price?${build}&labels=${word}%ff`),
  'a HEAD': getRequest(`/api/price?${build}&labels=${labels}`).replace('GET', 'HEAD'),
  'a preflight': getRequest(`/api/price?labels=${labels}`).replace('GET', 'OPTIONS'),
  'another method': getRequest(`/api/price?labels=${labels}`).replace('GET', 'DELETE'),
  'an absolute address': getRequest(`http://localhost/api/price?${build}&labels=${labels}`),
  headers: getRequest(`/api/price?${build}&tabs=5`, personal),
  'a date': getRequest(`/api/delivery-date?zip=${zip}`),
  'a refused date': getRequest(`/api/delivery-date?zip=${zip}${word}`),
  'an unknown endpoint': getRequest(`/api/${word}/${zip}?labels=${labels}`),
  'the designer': getRequest(`/configure/paper?tabs=3&sets=25&labels=${labels}`, personal),
  'the designer, moved': getRequest(`/configure/paper/?tabs=3&sets=25&labels=${labels}`),
  'the designer in capitals': getRequest(`/Configure/PAPER?tabs=3&sets=25&labels=${labels}`),
  'the by-quote form, filled in': getRequest(`/quote?${build}&labels=${labels}`, personal),
  'a finished order': postRequest('/orders', { ...order, contact: { name: word, address: zip } }),
  'a finished order with its artwork': postRequest(
    '/orders',
    `--x\r\ncontent-disposition: form-data; name="artwork"; filename="${word}.png"\r\n\r\n${zip}\r\n--x--`,
  ).replace('application/json', 'multipart/form-data; boundary=x'),
  'a page as Markdown': getRequest(`/prices?labels=${labels}`, { accept: 'text/markdown' }),
  'an unknown page': getRequest(`/${word}/${zip}?labels=${labels}`, personal),
  'a path that is not well-formed': getRequest(`/%ff${word}%2f${zip}`),
  'a document': getRequest(`/openapi.json?labels=${labels}`),
  'the health check': getRequest(`/healthz?labels=${labels}`),
  'an order drafted': toolCall('draft_order', order),
  'an order drafted by an older client': legacyToolCall('draft_order', order),
  'an order refused': toolCall('draft_order', { ...order, titles: [`${word}|${zip}`] }),
  'an unknown tool': toolCall(word, { zip }),
  'a message that is not JSON': postRequest('/api/mcp', 0).replace(/0$/, word[0] as string),
  'a message of no kind': postRequest('/api/mcp', { jsonrpc: word, method: zip, params: order }),
  'another content type': postRequest('/api/mcp', order).replace('application/json', 'text/plain'),
  'a large body': postRequest('/api/mcp', Array(30_000).fill(`${word} ${zip}`)),
  'too large a body': postRequest('/api/mcp', Array(80_000).fill(`${word} ${zip}`)),
  'a broken header': `GET / HTTP/1.1\r\nhost: localhost\r\n${word} ${zip}\r\n\r\n`,
  'a broken first line': `${word} ${zip}\r\n\r\n`,
  'a header too large': getRequest('/', { 'x-titles': word.repeat(20_000) }),
};

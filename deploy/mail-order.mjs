import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Mails an order that the receiver has stored: order.txt as the text, its files as attachments. Run
 * it in the order's folder. It needs a program that sends mail as sendmail does, such as msmtp:
 *
 *     MAIL_TO=orders@example.com MAIL_FROM=tabs@example.com node mail-order.mjs
 */
const { MAIL_TO, MAIL_FROM = MAIL_TO, SENDMAIL = '/usr/sbin/sendmail -t -i' } = process.env;
if (!MAIL_TO) throw new Error('MAIL_TO is missing: write the address that orders go to');

/** Many mail servers refuse more; base64 adds a third. */
const attachedBytesMax = 12 * 1024 * 1024;
const types = { csv: 'text/csv', pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' };

const folder = process.cwd();
const { contact } = JSON.parse(readFileSync('order.json', 'utf8'));
const names = ['artwork.png', 'artwork.jpg', 'artwork.svg', 'artwork.pdf'];
const files = ['titles.csv', 'proof-preview.pdf', ...names, 'press-file.pdf'].filter(existsSync);
let room = attachedBytesMax;
const attached = files.filter((file) => {
  const { size } = statSync(file);
  const fits = size <= room;
  if (fits) room -= size;
  return fits;
});
const left = files.filter((file) => !attached.includes(file));
const note = left.length === 0 ? '' : `\nToo large to attach: ${left.join(', ')} in ${folder}\n`;

// Only an address that can't add headers.
const reply = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,190}$/.test(contact?.email ?? '');
const boundary = `order-${basename(folder)}`;
const part = (headers, content) =>
  [
    `--${boundary}`,
    ...headers,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\n'),
  ].join('\n');
const message = [
  `To: ${MAIL_TO}`,
  `From: ${MAIL_FROM}`,
  ...(reply ? [`Reply-To: ${contact.email}`] : []),
  `Subject: Order ${basename(folder)}`,
  'MIME-Version: 1.0',
  `Content-Type: multipart/mixed; boundary="${boundary}"`,
  '',
  part(['Content-Type: text/plain; charset=utf-8'], readFileSync('order.txt', 'utf8') + note),
  ...attached.map((file) =>
    part(
      [
        `Content-Type: ${types[file.split('.')[1]] ?? 'application/octet-stream'}`,
        `Content-Disposition: attachment; filename="${basename(folder)}-${file}"`,
      ],
      readFileSync(file),
    ),
  ),
  `--${boundary}--`,
  '',
].join('\n');

const sendmail = spawn(SENDMAIL, { shell: true, stdio: ['pipe', 'inherit', 'inherit'] });
sendmail.stdin.on('error', () => {});
sendmail.stdin.end(message);
sendmail.once('exit', (code) => {
  process.exitCode = code ?? 1;
});

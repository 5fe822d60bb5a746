import { parseArgs } from 'node:util';
import { nginxConf, usualPlace } from './deploy/nginx-conf.ts';

const usage = `npm run deploy:nginx -s -- --name tabs.example.com --instance 10.0.0.5:4321 --instance 10.0.0.6:4321 \\
  --certificate /etc/ssl/certs/tabs.pem --key /etc/ssl/private/tabs.key > nginx.conf

Prints deploy/nginx.conf filled in; what is left out is as on Debian, with two instances beside nginx.`;

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    instance: { type: 'string', multiple: true },
    certificate: { type: 'string' },
    key: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(usage);
} else {
  process.stdout.write(
    nginxConf({
      ...usualPlace,
      serverName: values.name ?? usualPlace.serverName,
      instances: values.instance ?? usualPlace.instances,
      certificate: values.certificate ?? usualPlace.certificate,
      certificateKey: values.key ?? usualPlace.certificateKey,
    }),
  );
}

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { describeClients } from './clients.ts';

const open = (mode: 'auto' | 'legacy' | { pin: string }) => async (endpoint: URL) => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  return client;
};

describeClients({
  'the client, automatic': open('auto'),
  'the client, legacy': open('legacy'),
  'the client, pinned': open({ pin: mcpRevisions.modern[0] }),
});

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type Connect, describeClients } from '../../../test/mcp/clients.ts';

const connect: Connect = async (endpoint) => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  return client as never;
};

describeClients({ 'the client of the first SDK': connect });

import { setTimeout as wait } from 'node:timers/promises';
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { McpService } from '../../../src/mcp/channel.ts';
import { askingPrompt, askingTools, sealed } from './asking-tools.ts';
import { audio, binary, embedded, image, text } from './contents.ts';

type Call = (context: ServerContext) => unknown;

const saying =
  (...content: CallToolResult['content']): Call =>
  () => ({ content });

/** Tools that the suites use to check content, notifications and errors. */
const contentTools: Readonly<Record<string, Call>> = {
  test_simple_text: saying(text('This is a simple text response for testing.')),
  test_image_content: saying(image),
  test_audio_content: saying(audio),
  test_embedded_resource: saying(
    embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
  ),
  test_multiple_content_types: saying(
    text('Multiple content types test:'),
    image,
    embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ),
  test_error_handling: () => ({
    isError: true,
    content: [text('This tool intentionally returns an error for testing')],
  }),
  test_tool_with_logging: async ({ mcpReq }) => {
    await mcpReq.log('info', 'Tool execution started');
    await wait(50);
    await mcpReq.log('info', 'Tool processing data');
    await wait(50);
    await mcpReq.log('info', 'Tool execution completed');
    return { content: [text('Logged three times.')] };
  },
  test_logging_tool: async ({ mcpReq }) => {
    await mcpReq.log('info', 'Called');
    return { content: [text('Logged once.')] };
  },
  test_tool_with_progress: async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progress > 0) await wait(50);
      if (progressToken === undefined) continue;
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken, progress, total: 100 },
      });
    }
    return { content: [text('Done.')] };
  },
  json_schema_2020_12_tool: saying(text('Only its schema matters.')),
};

const callTools: Readonly<Record<string, Call>> = { ...contentTools, ...askingTools };

const schema2020 = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object' as const,
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: it is a JSON Schema keyword
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

const tools = Object.keys(callTools).map((name) => ({
  name,
  description: `For conformance tests: ${name}`,
  inputSchema: name === 'json_schema_2020_12_tool' ? schema2020 : { type: 'object' as const },
}));

const staticResources = {
  'test://static-text': {
    mimeType: 'text/plain',
    text: 'This is the content of the static text resource.',
  },
  'test://static-binary': binary,
  'test://watched-resource': { mimeType: 'text/plain', text: 'Nobody changes this.' },
};

const template = 'test://template/{id}/data';

function readResource(uri: string) {
  const found = new Map(Object.entries(staticResources)).get(uri);
  if (found) return { contents: [{ uri, ...found }] };
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  if (id === undefined) throw new ResourceNotFoundError(uri);
  const json = { id, templateTest: true, data: `Data for ID: ${id}` };
  return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(json) }] };
}

type Given = Readonly<Record<string, string>>;

const promptTexts: Readonly<Record<string, (given: Given) => object[]>> = {
  test_simple_prompt: () => [text('This is a simple prompt for testing.')],
  test_prompt_with_arguments: ({ arg1, arg2 }) => [
    text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`),
  ],
  test_prompt_with_embedded_resource: ({ resourceUri = '' }) => [
    embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
    text('Please process the embedded resource above.'),
  ],
  test_prompt_with_image: () => [image, text('Please analyze the image above.')],
};

const promptArguments: Readonly<Record<string, readonly string[]>> = {
  test_prompt_with_arguments: ['arg1', 'arg2'],
  test_prompt_with_embedded_resource: ['resourceUri'],
};

const askingPromptName = 'test_input_required_result_prompt';

const prompts = [...Object.keys(promptTexts), askingPromptName].map((name) => ({
  name,
  description: `For conformance tests: ${name}`,
  arguments: (promptArguments[name] ?? []).map((name) => ({ name, required: true })),
}));

function noSuch(kind: string, name: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no ${kind} ${name}`);
}

/** What the official suites require from a server with every feature of the protocol. */
export const fixtures: McpService = {
  info: { name: 'fixtures', version: '1.0.0' },
  options: {
    capabilities: {
      tools: { listChanged: false },
      resources: { listChanged: false, subscribe: true },
      prompts: { listChanged: false },
      completions: {},
      logging: {},
    },
    requestState: { verify: sealed.verify },
  },
  install: (server: Server) => {
    server.setRequestHandler('tools/list', () => ({ tools }));
    server.setRequestHandler('tools/call', ({ params }, context) => {
      const call = callTools[params.name];
      if (!call) throw noSuch('tool', params.name);
      return call(context) as CallToolResult;
    });
    server.setRequestHandler('resources/list', () => ({
      resources: Object.entries(staticResources).map(([uri, { mimeType }]) => ({
        uri,
        name: uri,
        description: `For conformance tests: ${uri}`,
        mimeType,
      })),
    }));
    server.setRequestHandler('resources/templates/list', () => ({
      resourceTemplates: [{ uriTemplate: template, name: 'template' }],
    }));
    server.setRequestHandler('resources/read', ({ params }) => readResource(params.uri));
    server.setRequestHandler('resources/subscribe', () => ({}));
    server.setRequestHandler('resources/unsubscribe', () => ({}));
    server.setRequestHandler('prompts/list', () => ({ prompts }));
    server.setRequestHandler('prompts/get', ({ params }, context) => {
      if (params.name === askingPromptName) return askingPrompt(context);
      const contents = promptTexts[params.name];
      if (!contents) throw noSuch('prompt', params.name);
      const messages = contents(params.arguments ?? {}).map((content) => ({
        role: 'user' as const,
        content: content as ReturnType<typeof text>,
      }));
      return { messages };
    });
    server.setRequestHandler('completion/complete', () => ({
      completion: { values: ['paris', 'park', 'party'], total: 3, hasMore: false },
    }));
  },
};

import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { text } from './contents.ts';

type Answer = CallToolResult | InputRequiredResult;
type Call = (context: ServerContext) => Answer | Promise<Answer>;

/** Seals the state that a tool passes through its client. */
export const sealed = createRequestStateCodec({ key: 'a key that only tests use, 32 bytes long' });

const form = (message: string, property: string, kind: 'text' | 'yes or no' = 'text') => {
  const type = kind === 'text' ? ({ type: 'string' } as const) : ({ type: 'boolean' } as const);
  return inputRequired.elicit({
    message,
    requestedSchema: {
      type: 'object',
      properties: { [property]: type },
      required: [property],
    },
  });
};

const question = (said: string, maxTokens = 100) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: text(said) }],
    maxTokens,
  });

const done = (said: string): CallToolResult => ({ content: [text(said)] });

/** The client's answer to a question; `undefined` if there is none or it isn't an object. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of an answer depends on its question
function answerTo(context: ServerContext, key: string): any {
  const answer = context.mcpReq.inputResponses?.[key];
  return typeof answer === 'object' && answer !== null ? answer : undefined;
}

const askName = () =>
  inputRequired({ inputRequests: { user_name: form('What is your name?', 'name') } });

async function stateOf(context: ServerContext): Promise<string | undefined> {
  return context.mcpReq.requestState<string>();
}

/** Tools that request input from their client before they answer. */
export const askingTools: Readonly<Record<string, Call>> = {
  test_input_required_result_elicitation: (context) => {
    const name = answerTo(context, 'user_name')?.content?.name;
    return typeof name === 'string' ? done(`Hello, ${name}!`) : askName();
  },
  test_input_required_result_sampling: (context) => {
    const said = answerTo(context, 'capital_question')?.content;
    return said
      ? done(JSON.stringify(said))
      : inputRequired({
          inputRequests: { capital_question: question('What is the capital of France?') },
        });
  },
  test_input_required_result_list_roots: (context) => {
    const roots = answerTo(context, 'client_roots')?.roots;
    return Array.isArray(roots)
      ? done(JSON.stringify(roots))
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  },
  test_input_required_result_request_state: async (context) => {
    if (answerTo(context, 'confirm') && (await stateOf(context)) === 'asked') {
      return done('state-ok');
    }
    return inputRequired({
      inputRequests: { confirm: form('Please confirm', 'ok', 'yes or no') },
      requestState: await sealed.mint('asked'),
    });
  },
  test_input_required_result_multiple_inputs: async (context) => {
    const keys = ['user_name', 'greeting', 'client_roots'];
    if (keys.every((key) => answerTo(context, key))) return done('All three are answered.');
    return inputRequired({
      inputRequests: {
        user_name: form('What is your name?', 'name'),
        greeting: question('Generate a greeting', 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await sealed.mint('asked'),
    });
  },
  test_input_required_result_multi_round: async (context) => {
    const round = await stateOf(context);
    if (round === 'second' && answerTo(context, 'step2')) return done('Both steps are answered.');
    if (round === 'first' && answerTo(context, 'step1')) {
      return inputRequired({
        inputRequests: { step2: form('Step 2: What is your favorite color?', 'color') },
        requestState: await sealed.mint('second'),
      });
    }
    return inputRequired({
      inputRequests: { step1: form('Step 1: What is your name?', 'name') },
      requestState: await sealed.mint('first'),
    });
  },
  test_input_required_result_tampered_state: async (context) => {
    if ((await stateOf(context)) === 'asked') return done('The state is whole.');
    return inputRequired({
      inputRequests: { confirm: form('Please confirm', 'ok', 'yes or no') },
      requestState: await sealed.mint('asked'),
    });
  },
  test_input_required_result_capabilities: (context) => {
    const envelope: Readonly<Record<string, unknown>> = { ...context.mcpReq.envelope };
    const may = envelope[CLIENT_CAPABILITIES_META_KEY] as Record<string, unknown> | undefined;
    return inputRequired({
      inputRequests: {
        ...(may?.elicitation !== undefined && { user_name: form('What is your name?', 'name') }),
        ...(may?.sampling !== undefined && { greeting: question('Generate a greeting', 50) }),
      },
    });
  },
  test_streaming_elicitation: askName,
  test_missing_capability: () =>
    inputRequired({ inputRequests: { anything: question('Say anything') } }),
};

/** `prompts/get` can request input too. */
export function askingPrompt(context: ServerContext) {
  const given = answerTo(context, 'user_context')?.content?.context;
  return typeof given === 'string'
    ? { messages: [{ role: 'user' as const, content: text(given) }] }
    : inputRequired({
        inputRequests: { user_context: form('What context should the prompt use?', 'context') },
      });
}

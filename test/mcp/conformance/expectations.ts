/** An official suite and its expected results. */
export interface Suite {
  readonly title: string;
  /** The npm package it is in. */
  readonly package: string;
  readonly args: readonly string[];
  /** Scenarios that the service itself passes; all others run against the fixtures. */
  readonly onTheService: readonly string[];
  /** Scenarios that even the fixtures can't pass, with the reason. */
  readonly excluded: Readonly<Record<string, string>>;
}

const asksOverOpenStream =
  'excluded: asks the client over a stream that stays open; the endpoint is stateless and asks for nothing in these revisions';
const tasks =
  'excluded: an extension that is not offered, and not scored: every answer is there at once';

const mirroredParameters =
  'excluded: no tool has its arguments repeated in headers; pending in the suite, and not scored';

export const suites: readonly Suite[] = [
  {
    title: 'Revisions up to 2025-11-25',
    package: 'mcp-conformance-2025',
    args: ['--suite', 'all'],
    onTheService: [
      'server-initialize',
      'ping',
      'tools-list',
      'resources-list',
      'prompts-list',
      'server-sse-multiple-streams',
      'dns-rebinding-protection',
    ],
    excluded: {
      'tools-call-sampling': asksOverOpenStream,
      'tools-call-elicitation': asksOverOpenStream,
      'elicitation-sep1034-defaults': asksOverOpenStream,
      'elicitation-sep1330-enums': asksOverOpenStream,
    },
  },
  {
    title: 'Revision 2026-07-28',
    package: 'mcp-conformance-2026',
    args: ['--requirements', '2026-07-28'],
    onTheService: [
      'tools-list',
      'resources-list',
      'prompts-list',
      'server-sse-multiple-streams',
      'sep-2164-resource-not-found',
      'dns-rebinding-protection',
      'caching',
      'http-header-validation',
      'input-required-result-unsupported-methods',
    ],
    excluded: {
      'tasks-lifecycle': tasks,
      'tasks-capability-negotiation': tasks,
      'tasks-wire-fields': tasks,
      'tasks-request-state-removal': tasks,
      'tasks-mrtr-input': tasks,
      'tasks-request-headers': tasks,
      'tasks-dispatch-and-envelope': tasks,
      'tasks-required-task-error': tasks,
      'tasks-mrtr-composition': tasks,
      'http-custom-header-server-validation': mirroredParameters,
    },
  },
];

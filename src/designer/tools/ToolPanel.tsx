import type { Tool } from '../state/app-state.ts';
import type { View } from '../view/scene.ts';
import { CommonSetsTool } from './CommonSetsTool.tsx';
import { PasteTool } from './PasteTool.tsx';
import { SeriesTool } from './SeriesTool.tsx';

/** The open tool. */
export function ToolPanel({ tool, ...view }: View & { tool: Tool }) {
  switch (tool) {
    case 'paste':
      return <PasteTool {...view} />;
    case 'series':
      return <SeriesTool {...view} />;
    case 'common':
      return <CommonSetsTool {...view} />;
  }
}

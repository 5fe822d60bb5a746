import { useEffect, useRef } from 'preact/hooks';
import type { Tool } from '../state.ts';
import { Button } from '../view/Button.tsx';
import type { View } from '../view/page.ts';
import { CommonSetsTool } from './CommonSetsTool.tsx';
import { PasteTool } from './PasteTool.tsx';
import { SeriesTool } from './SeriesTool.tsx';

const tools = {
  paste: { title: 'Titles as a list', Content: PasteTool },
  series: { title: 'Fill a series', Content: SeriesTool },
  common: { title: 'Common sets', Content: CommonSetsTool },
} as const;

/** The open tool, with its name and its close button. Its first field gets the focus until it closes. */
export function ToolPanel({ tool, ...view }: View & { tool: Tool }) {
  const box = useRef<HTMLElement>(null);
  const { title, Content } = tools[tool];
  const close = () => view.controls.openTool(null);
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('textarea, input[type=search], li button')?.focus();
    return () => document.getElementById(`tool-${tool}`)?.focus();
  }, [tool]);
  return (
    <section ref={box} class="card sunk tool stack" aria-labelledby="tool-title" onKeyDown={onKey}>
      <div class="tool-head row">
        <h3 id="tool-title">{title}</h3>
        <Button onClick={close}>Close</Button>
      </div>
      {/* A table that is pasted meanwhile begins a new list. */}
      <Content key={view.pasted} {...view} tool={tool} />
    </section>
  );
}

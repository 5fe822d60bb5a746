import { Component, type ComponentChildren, createRef } from 'preact';
import type { Controls } from '../view/scene.ts';

interface Props {
  readonly title: string;
  readonly controls: Controls;
  readonly children: ComponentChildren;
}

/** The frame of a tool: its name and its close button. Focuses its first field. */
export class ToolFrame extends Component<Props> {
  readonly frame = createRef<HTMLElement>();

  override componentDidMount() {
    this.frame.current
      ?.querySelector<HTMLElement>('textarea, input[type=search], select, li button')
      ?.focus();
  }

  override render({ title, controls, children }: Props) {
    return (
      <section
        ref={this.frame}
        class="card sunk tool"
        aria-labelledby="tool-title"
        onKeyDown={(event) => {
          if (event.key === 'Escape') controls.openTool(null);
        }}
      >
        <div class="tool-head">
          <h3 id="tool-title">{title}</h3>
          <button type="button" class="button plain small" onClick={() => controls.openTool(null)}>
            Close
          </button>
        </div>
        {children}
      </section>
    );
  }
}

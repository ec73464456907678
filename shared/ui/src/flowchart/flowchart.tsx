import { HiddenText } from '@viit/ui/hidden-text';
import type { CSSProperties } from 'react';
import { Connectors } from './connectors.tsx';
import * as css from './flowchart.module.css';

export interface FlowNode {
  id: string;
  label: string;
  kind?: 'start' | 'step' | 'decision' | 'end' | undefined;
  /** Whole numbers; where they begin does not matter. */
  row: number;
  column: number;
}

export interface FlowLink {
  from: string;
  to: string;
  label?: string | undefined;
}

interface FlowchartProps {
  title: string;
  nodes: readonly FlowNode[];
  links: readonly FlowLink[];
}

/**
 * Renders a process diagram: its nodes are an ordered list that is laid on a grid where there is room, with connectors
 * drawn beneath; where there is not, and for readers, it is the list, and each entry says what follows it.
 */
export function Flowchart({ title, nodes: given, links }: FlowchartProps) {
  const nodes = fromZero(given);
  const columns = Math.max(...nodes.map(({ column }) => column)) + 1;
  const rows = Math.max(...nodes.map(({ row }) => row)) + 1;
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>{title}</figcaption>
      <div className={css.frame} style={{ '--columns': columns } as CSSProperties}>
        <div className={css.chart}>
          <Connectors title={title} nodes={nodes} links={links} columns={columns} rows={rows} />
          <ol className={css.nodes} role="list" aria-label={title}>
            {nodes.map((node, at) => (
              <li
                className={css.cell}
                key={node.id}
                style={{ '--row': node.row + 1, '--column': node.column + 1 } as CSSProperties}
              >
                <div className={css.node} data-kind={node.kind ?? 'step'}>
                  {node.kind === 'decision' && <HiddenText>Decision: </HiddenText>}
                  {node.label}
                </div>
                <Next
                  links={links.filter(({ from }) => from === node.id)}
                  nodes={nodes}
                  following={nodes[at + 1]?.id}
                />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}

/** Says what follows, where that is not simply the next entry. */
function Next({ links, nodes, following }: { links: FlowLink[]; nodes: FlowNode[]; following: string | undefined }) {
  const [only] = links;
  if (!only) return null;
  if (links.length === 1 && only.to === following && !only.label) return <span className={css.down} />;
  return (
    <ul className={css.next} role="list">
      {links.map(({ to, label }) => (
        <li key={to}>
          {label ? `${label}: go to ` : 'Go to '}“{nodes.find(({ id }) => id === to)?.label}”
        </li>
      ))}
    </ul>
  );
}

function fromZero(nodes: readonly FlowNode[]): FlowNode[] {
  const top = Math.min(...nodes.map(({ row }) => row));
  const left = Math.min(...nodes.map(({ column }) => column));
  return nodes.map((node) => ({ ...node, row: node.row - top, column: node.column - left }));
}

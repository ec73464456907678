import { HiddenText } from '@viit/ui/hidden-text';
import type { CSSProperties } from 'react';
import { Connectors } from './connectors.tsx';
import * as css from './flowchart.module.css';

export interface FlowNode {
  id: string;
  label: string;
  kind?: 'start' | 'step' | 'decision' | 'end' | undefined;
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
 * Renders a process diagram: an ordered list of nodes on a grid with connectors. Narrow, and for screen readers, it is a list that names the next steps.
 */
export function Flowchart({ title, nodes: inputNodes, links }: FlowchartProps) {
  const nodes = startAtZero(inputNodes);
  const columns = Math.max(...nodes.map(({ column }) => column)) + 1;
  const rows = Math.max(...nodes.map(({ row }) => row)) + 1;
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>{title}</figcaption>
      <div className={css.frame} style={{ '--columns': columns } as CSSProperties}>
        <div className={css.chart}>
          <Connectors title={title} nodes={nodes} links={links} columns={columns} rows={rows} />
          <ol className={css.nodes} role="list" aria-label={title}>
            {nodes.map((node, index) => (
              <li
                className={css.cell}
                key={node.id}
                style={{ '--row': node.row + 1, '--column': node.column + 1 } as CSSProperties}
              >
                <div className={css.node} data-kind={node.kind ?? 'step'}>
                  {node.kind === 'decision' && <HiddenText>Decision: </HiddenText>}
                  {node.label}
                </div>
                <NextNodes
                  links={links.filter(({ from }) => from === node.id)}
                  nodes={nodes}
                  following={nodes[index + 1]?.id}
                />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}

/** Only targets other than the next item. */
function NextNodes({
  links,
  nodes,
  following,
}: {
  links: FlowLink[];
  nodes: FlowNode[];
  following: string | undefined;
}) {
  const [first] = links;
  if (!first) return null;
  if (links.length === 1 && first.to === following && !first.label) return <span className={css.downArrow} />;
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

function startAtZero(nodes: readonly FlowNode[]): FlowNode[] {
  const top = Math.min(...nodes.map(({ row }) => row));
  const left = Math.min(...nodes.map(({ column }) => column));
  return nodes.map((node) => ({ ...node, row: node.row - top, column: node.column - left }));
}

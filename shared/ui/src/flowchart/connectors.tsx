import * as css from './flowchart.module.css';
import type { FlowLink, FlowNode } from './flowchart.tsx';

interface ConnectorsProps {
  title: string;
  nodes: readonly FlowNode[];
  links: readonly FlowLink[];
  columns: number;
  rows: number;
}

/**
 * Renders the lines of a flowchart. Cells have the same size, so positions are percentages; only the last segment
 * before a node is in pixels.
 */
export function Connectors({ title, nodes, links, columns, rows }: ConnectorsProps) {
  const x = (column: number) => `${round(((column + 0.5) / columns) * 100)}%`;
  const y = (row: number) => `${round(((row + 0.5) / rows) * 100)}%`;
  return (
    <svg className={css.connectors} role="img" aria-label={title}>
      {links.map((link) => {
        const from = nodes.find(({ id }) => id === link.from);
        const to = nodes.find(({ id }) => id === link.to);
        if (!from || !to) return null;
        const { leave, enter, corner } = findRoute(from, to, nodes);
        return (
          <g key={link.from + link.to}>
            <line x1={x(from.column)} y1={y(from.row)} x2={x(corner.column)} y2={y(corner.row)} />
            <line
              x1={x(corner.column)}
              y1={y(corner.row)}
              x2={x(to.column - enter.x / 2)}
              y2={y(to.row - enter.y / 2)}
            />
            <svg aria-hidden="true" className={css.lineEnd} x={x(to.column - enter.x / 2)} y={y(to.row - enter.y / 2)}>
              <path className={css.arrow} d="M0 0H18M11 -5 18 0l-7 5" transform={`rotate(${angle(enter)})`} />
            </svg>
            {link.label && (
              <svg
                aria-hidden="true"
                className={css.lineEnd}
                x={x(from.column + leave.x / 2)}
                y={y(from.row + leave.y / 2)}
              >
                <text
                  className={css.label}
                  x={leave.x ? leave.x * -8 : 8}
                  y={leave.x ? -8 : 5}
                  textAnchor={leave.x < 0 ? 'end' : 'start'}
                >
                  {link.label}
                </text>
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface Direction {
  x: number;
  y: number;
}

/** At most one corner: horizontal first, unless a node is in the way. */
function findRoute(from: FlowNode, to: FlowNode, nodes: readonly FlowNode[]) {
  const horizontal = { x: Math.sign(to.column - from.column), y: 0 };
  const vertical = { x: 0, y: Math.sign(to.row - from.row) };
  if (!horizontal.x) return { leave: vertical, enter: vertical, corner: from };
  if (!vertical.y) return { leave: horizontal, enter: horizontal, corner: from };
  const isOccupied = nodes.some(({ row, column }) => row === from.row && column === to.column);
  return isOccupied
    ? { leave: vertical, enter: horizontal, corner: { row: to.row, column: from.column } }
    : { leave: horizontal, enter: vertical, corner: { row: from.row, column: to.column } };
}

const angle = ({ x, y }: Direction) => (x ? (x > 0 ? 0 : 180) : y * 90);
const round = (number: number) => Math.round(number * 1000) / 1000;

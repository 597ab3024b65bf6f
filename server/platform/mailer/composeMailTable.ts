import { escapeHtml } from '../../shared/text/escapeHtml';
import type { MailTable } from './MailPart';
import { mailStyle } from './mailStyle';

/** such as a day: it stays on its line */
const shortName = 12;

/** Figures in columns: by blanks in the text, as a table in the HTML. */
export function composeMailTable({ caption, head, rows }: MailTable): { text: string; html: string } {
  const widths = head.map((_name, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  ');
  const html =
    `<table style="${mailStyle.table}"><caption style="${mailStyle.caption}">${escapeHtml(caption)}</caption>` +
    `<thead><tr>${head.map((name, column) => headCell(name, column)).join('')}</tr></thead>` +
    `<tbody>${rows.map((row) => `<tr>${row.map(bodyCell).join('')}</tr>`).join('')}</tbody></table>`;
  return { text: [caption, ...[head, ...rows].map(line)].join('\n'), html };
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function headCell(name: string, column: number): string {
  const [kind, style] = column === 0 ? ['name', mailStyle.name] : ['cell', mailStyle.cell];
  return `<th scope="col" class="${kind}" style="${style}; font-weight: 700; white-space: normal">${escapeHtml(name)}</th>`;
}

function bodyCell(cell: string, column: number): string {
  return column === 0
    ? `<th scope="row" class="name" style="${mailStyle.name}${cell.length > shortName ? '' : '; white-space: nowrap'}">${escapeHtml(cell)}</th>`
    : `<td class="cell" style="${mailStyle.cell}">${escapeHtml(cell)}</td>`;
}

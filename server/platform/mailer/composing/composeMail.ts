import { escapeHtml } from '../../../shared/text/escapeHtml';
import type { MailHeading, MailLink, MailPart, MailPicture, MailTerm, MailTable } from './MailPart';
import { mailStyle } from './mailStyle';
import { shortenAddress } from './shortenAddress';

/** maximum length of a name that stays on one line, such as a day */
const shortName = 12;

/** Renders figures in columns: with blanks in the text, as a table in the HTML. */
function composeMailTable({ caption, head, rows }: MailTable): { text: string; html: string } {
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

/** Renders the parts twice: as plain text, and as HTML for `frameMail`. */
export function composeMail(parts: readonly MailPart[]): { text: string; html: string } {
  const main = parts.find((part) => typeof part === 'object' && 'url' in part && part.isQuiet !== true);
  const composed = parts.map((part) => compose(part, part === main));
  const text = composed.map((part) => part.text).filter((part) => part !== '');
  return { text: `${text.join('\n\n')}\n`, html: composed.map((part) => part.html).join('\n') };
}

function compose(part: MailPart, isMain: boolean): { text: string; html: string } {
  if (typeof part === 'string') return { text: part, html: paragraph(escapeHtml(part).replaceAll('\n', '<br>')) };
  if ('heading' in part) return { text: part.heading, html: sectionHeading(part) };
  if ('rows' in part) return composeMailTable(part);
  if ('picture' in part) return { text: '', html: image(part.picture) };
  if ('term' in part) return { text: `${part.term}: ${part.value}`, html: paragraph(standingOut(part)) };
  const html = part.isQuiet === true ? textLink(part) : paragraph(button(part, isMain));
  return { text: `${part.label}:\n${part.url}`, html };
}

function paragraph(html: string): string {
  return `<p style="${mailStyle.paragraph}">${html}</p>`;
}

function image({ cid, alt, width, height }: MailPicture): string {
  return `<img src="cid:${cid}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="${mailStyle.picture}">`;
}

function standingOut({ term, value }: MailTerm): string {
  return `${escapeHtml(term)}:<br><strong style="${mailStyle.value}">${escapeHtml(value)}</strong>`;
}

function sectionHeading({ heading }: MailHeading): string {
  return `<h2 style="${mailStyle.sectionHeading}">${escapeHtml(heading)}</h2>`;
}

/** Its height makes it easy to touch, so it needs less space below. */
function textLink({ label, url }: MailLink): string {
  const link = `<a href="${escapeHtml(url)}" class="link" style="${mailStyle.textLink}">${escapeHtml(label)}</a>`;
  return `<p style="${mailStyle.textLinkParagraph}">${link}</p>`;
}

/** Shows the address too, because some readers distrust hidden ones. The text has it whole. */
function button({ label, url }: MailLink, isMain: boolean): string {
  const [look, style] = isMain ? ['button', mailStyle.button] : ['button plain', mailStyle.plainButton];
  return (
    `<a href="${escapeHtml(url)}" class="${look}" style="${style}">${escapeHtml(label)}</a>` +
    `<br><span class="small" style="${mailStyle.small}">${escapeHtml(shortenAddress(url))}</span>`
  );
}

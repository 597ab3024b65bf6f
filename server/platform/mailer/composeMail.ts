import { escapeHtml } from '../../shared/text/escapeHtml';
import type { MailLink, MailPart, MailPicture, MailTerm } from './MailPart';
import { composeMailTable } from './composeMailTable';
import { mailStyle } from './mailStyle';

/** The same words twice: as plain text, and as HTML that `frameMail` puts into the layout of all mails. */
export function composeMail(parts: readonly MailPart[]): { text: string; html: string } {
  const composed = parts.map(compose);
  const text = composed.map((part) => part.text).filter((part) => part !== '');
  return { text: `${text.join('\n\n')}\n`, html: composed.map((part) => part.html).join('\n') };
}

function compose(part: MailPart): { text: string; html: string } {
  if (typeof part === 'string') return { text: part, html: paragraph(escapeHtml(part).replaceAll('\n', '<br>')) };
  if ('rows' in part) return composeMailTable(part);
  if ('picture' in part) return { text: '', html: image(part.picture) };
  if ('term' in part) return { text: `${part.term}: ${part.value}`, html: paragraph(standingOut(part)) };
  return { text: `${part.label}:\n${part.url}`, html: paragraph(anchor(part)) };
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

/** The address stands there in full as well: some do not follow what they cannot read. */
function anchor({ label, url }: MailLink): string {
  const address = escapeHtml(url);
  return (
    `<a href="${address}" class="button" style="${mailStyle.button}">${escapeHtml(label)}</a>` +
    `<br><span class="small" style="${mailStyle.small}">${address}</span>`
  );
}

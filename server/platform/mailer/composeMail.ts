import { drawMailChart } from './drawMailChart';
import { escapeHtml } from '../../shared/text/escapeHtml';
import type { MailChart } from './MailChart';

interface Link {
  label: string;
  url: string;
}

/** A paragraph, a link on a line of its own, or figures as bars. */
export type MailPart = string | Link | MailChart;

/** The same words twice: as plain text, and as simple HTML. */
export function composeMail(parts: readonly MailPart[]): { text: string; html: string } {
  const composed = parts.map(compose);
  const html = `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="font-family: Arial, Helvetica, sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em">
${composed.map((part) => part.html).join('\n')}
</body>
</html>
`;
  return { text: `${composed.map((part) => part.text).join('\n\n')}\n`, html };
}

function compose(part: MailPart): { text: string; html: string } {
  if (typeof part === 'string') return { text: part, html: `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>` };
  if ('bars' in part) return drawMailChart(part);
  return { text: `${part.label}:\n${part.url}`, html: `<p>${anchor(part)}</p>` };
}

/** The address stands there in full as well: some do not follow what they cannot read. */
function anchor({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a><br><small>${escapeHtml(url)}</small>`;
}

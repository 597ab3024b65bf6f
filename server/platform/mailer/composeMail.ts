interface Link {
  label: string;
  url: string;
}

/** A paragraph, or a link on a line of its own. */
export type MailPart = string | Link;

/** The same words twice: as plain text, and as simple HTML. */
export function composeMail(parts: readonly MailPart[]): { text: string; html: string } {
  const text = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`)).join('\n\n');
  const body = parts.map((part) => `<p>${typeof part === 'string' ? paragraph(part) : anchor(part)}</p>`).join('\n');
  const html = `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="font-family: Arial, Helvetica, sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em">
${body}
</body>
</html>
`;
  return { text: `${text}\n`, html };
}

function paragraph(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** The address stands there in full as well: some do not follow what they cannot read. */
function anchor({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a><br><small>${escapeHtml(url)}</small>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

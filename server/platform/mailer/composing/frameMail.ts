import { escapeHtml } from '../../../shared/text/escapeHtml';
import type { Mail, MailAttachment } from '../Mail';
import { logoOfMail } from './logoOfMail';
import type { MailSender } from '../MailSender';
import { mailSheet, mailStyle } from './mailStyle';
import { optOutUrlOf } from '../opt-outs/optionalMail';
import { brand } from '../../../shared/brand/brand';
import { locale } from '../../../shared/locale';

/** The layout of all mails: the sender's name or logo, the subject as heading, the content, and a footer with contact and unsubscribe link. */
export function frameMail(
  { subject, text, html, headers }: Pick<Mail, 'subject' | 'text' | 'html' | 'headers'>,
  { publicUrl, contactEmail }: MailSender,
): Pick<Mail, 'text' | 'html'> & { attachments: MailAttachment[] } {
  const optOutUrl = optOutUrlOf({ headers });
  const textFoot = [
    '-- ',
    `${brand.name}, ${publicUrl}`,
    `Write to us: ${contactEmail}`,
    ...(optOutUrl === null ? [] : [`${optOutLabelOf(optOutUrl)}: ${optOutUrl}`]),
  ];
  const htmlFoot = [
    `${escapeHtml(brand.name)}, ${anchor(publicUrl, publicUrl)}`,
    `Write to us: ${anchor(`mailto:${contactEmail}`, contactEmail)}`,
    ...(optOutUrl === null ? [] : [anchor(optOutUrl, optOutLabelOf(optOutUrl), mailStyle.optOut)]),
  ];
  const logo = logoOfMail();
  return {
    attachments: logo === null ? [] : [logo.attachment],
    text: `${text.trimEnd()}\n\n${textFoot.join('\n')}\n`,
    html: `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>${mailSheet()}</style>
</head>
<body style="${mailStyle.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="center" class="canvas" style="${mailStyle.canvas}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="card" style="${mailStyle.card}">
<tr><td class="head" style="${mailStyle.head}">${logo?.html ?? escapeHtml(brand.name)}</td></tr>
<tr><td class="content" style="${mailStyle.content}">
<h1 style="${mailStyle.heading}">${escapeHtml(subject)}</h1>
${html}
</td></tr>
<tr><td class="foot" style="${mailStyle.foot}">${htmlFoot.join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`,
  };
}

/** The link of reports and reminders ends all optional mails, any other link those of its own kind. */
function optOutLabelOf(url: string): string {
  return new URL(url).pathname === '/unsubscribe'
    ? 'Unsubscribe from reports and reminders'
    : 'Unsubscribe from these mails';
}

function anchor(url: string, label: string, style: string = mailStyle.link): string {
  return `<a href="${escapeHtml(url)}" class="link" style="${style}">${escapeHtml(label)}</a>`;
}

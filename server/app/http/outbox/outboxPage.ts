import type { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { embedPictures } from '../../../platform/mailer/composing/embedPictures';
import { frameMail } from '../../../platform/mailer/composing/frameMail';
import type { MailSender } from '../../../platform/mailer/MailSender';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import { plainPage } from '../errors/plainPage';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { formatClockTime } from '../../../shared/dates/formatClockTime';

type ShownMail = Pick<
  OutgoingMail,
  'id' | 'recipient' | 'subject' | 'text' | 'html' | 'headers' | 'attachments' | 'createdAt'
>;

const timeZone = 'Australia/Brisbane';
const written = (moment: Date): string =>
  `${formatAustralianDate(calendarDay(moment, timeZone))}, ${formatClockTime(moment, timeZone)}`;

/** Lists mails, newest first, each folded. A sandboxed frame shows the HTML of a mail. */
export function outboxPage(mails: readonly ShownMail[], sender: MailSender): string {
  const body =
    mails.length === 0
      ? '<p>No mail has been written yet. Take a coupon, or invite a vendor.</p>'
      : mails.map((mail) => mailOf(mail, sender)).join('\n');
  return plainPage(
    'Outbox',
    `<p>There is no mail server, so mails stay here. Newest first, in Queensland time.</p>\n${body}`,
  );
}

function mailOf(mail: ShownMail, sender: MailSender): string {
  const { id, recipient, subject, createdAt } = mail;
  const { text, html, attachments } = frameMail(mail, sender);
  return `<details id="mail-${id}" style="margin:1rem 0"><summary><strong>${escapeHtml(subject)}</strong><br>to ${escapeHtml(recipient)}, <time datetime="${createdAt.toISOString()}">${written(createdAt)}</time></summary>
<h2>Plain text</h2>
<pre style="white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8125rem">${withLinks(text)}</pre>
<h2>HTML</h2>
<iframe sandbox title="${escapeHtml(`HTML of “${subject}”`)}" loading="lazy" srcdoc="${escapeHtml(embedPictures(html, [...attachments, ...mail.attachments]))}" style="width:100%;height:32rem;border:1px solid"></iframe>
</details>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, i) =>
      i % 2 === 0 ? escapeHtml(part) : `<a rel="noreferrer" href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('');
}

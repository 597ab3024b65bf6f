import { isEmailAddress } from '../../shared/emails/isEmailAddress';
import type { Config } from './Config';
import type { EnvironmentReader } from './environment/EnvironmentReader';
import { brand } from '../../shared/brand/brand';

const example = `${brand.name} <hello@offers.example>`;
const nobody = `${brand.name} <no-reply@localhost>`;

/** Requires a sender if mails are sent: an invented one would be taken for spam. */
export function readMail(reader: EnvironmentReader): Config['mail'] {
  const smtpUrl = reader.parsed<string | null>(
    'SMTP_URL',
    null,
    'an address such as smtp://user:password@host:587',
    (value) => (/^smtps?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname ? value : undefined),
  );
  const from = reader.parsed('MAIL_FROM', nobody, `a sender such as ${example}`, (value) =>
    /^(?:[^<>@\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(value) ? value : undefined,
  );
  const bouncesTo = reader.parsed<string | null>(
    'MAIL_BOUNCES_TO',
    null,
    'an address without a name, such as bounces@offers.example',
    (value) => (isEmailAddress(value) ? value : undefined),
  );
  const idempotencyHeader = reader.parsed<string | null>(
    'MAIL_IDEMPOTENCY_HEADER',
    null,
    'the name of a header, such as Resend-Idempotency-Key',
    (value) => (/^[A-Za-z][A-Za-z0-9-]{0,75}$/.test(value) ? value : undefined),
  );
  if (smtpUrl !== null && reader.text('MAIL_FROM') === undefined) {
    reader.problems.push(`MAIL_FROM is required with SMTP_URL: the sender, such as ${example}.`);
  }
  return { smtpUrl, from, bouncesTo, idempotencyHeader };
}

import { isIP } from 'node:net';
import { isPublicAddress } from '../../../platform/outside-fetch/isPublicAddress';
import { DomainError } from '../../../shared/errors/DomainError';

/** Names that the public DNS does not have: RFC 6761, 6762, 7686 and 8375, and `.internal` of ICANN. */
const insideNames = /\.(?:localhost|local|internal|home\.arpa|onion|test|invalid)$/;

/**
 * Returns the address as a browser would write it. Names are resolved and checked when a message is sent.
 * @throws VALIDATION_FAILED unless it is https, without a password, and not plainly inside
 */
export function checkWebhookUrl(text: string): string {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.href.length > 500) {
    throw refusal('URL', 'Enter an address that begins with https://, of at most 500 characters, without a password.');
  }
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  const isInside = isIP(host) === 0 ? !host.includes('.') || insideNames.test(host) : !isPublicAddress(host);
  if (isInside) throw refusal('NOT_PUBLIC', 'Messages go to public addresses only.');
  url.hash = '';
  return url.href;
}

function refusal(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'url', code, message }] });
}

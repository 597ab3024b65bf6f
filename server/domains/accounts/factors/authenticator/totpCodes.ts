import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../../shared/brand/brand';

/** Seconds that a code is shown for (RFC 6238). */
const period = 30;

/** A new secret of 160 bits, in base32 as apps take it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function totpUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/**
 * Returns the step (number of 30 seconds since 1970) that a code belongs to: the present one, the one before or the one
 * after, as clocks differ. Null if it belongs to none of them, or if a code of this step or a later one was used.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / period) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

function totpOf(secret: string, label = ''): TOTP {
  const parameters = { algorithm: 'SHA1', digits: 6, period } as const;
  return new TOTP({ ...parameters, issuer: brand.name, label, secret: Secret.fromBase32(secret) });
}

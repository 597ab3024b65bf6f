import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import type { EnvironmentReader } from '../environment/EnvironmentReader';
import { readFileOfSetting } from '../environment/readFileOfSetting';
import type { AppleWalletSettings } from './WalletSettings';

const names = {
  certificate: 'APPLE_WALLET_CERTIFICATE',
  key: 'APPLE_WALLET_KEY',
  intermediate: 'APPLE_WALLET_INTERMEDIATE',
} as const;

const soon = 30 * 24 * 60 * 60 * 1000;

/**
 * Null without a certificate. Pass type and team are read from the certificate, so they cannot contradict it.
 * A certificate that has ended is a warning: the site runs without Apple Wallet.
 */
export function readAppleWallet(
  reader: EnvironmentReader,
  checkout: string,
  now = new Date(),
): AppleWalletSettings | null {
  const certificate = readCertificate(reader, names.certificate, checkout);
  const intermediate = readCertificate(reader, names.intermediate, checkout);
  const key = readKey(reader, checkout);
  const given = Object.values(names).filter((name) => reader.text(name) !== undefined);
  if (given.length > 0 && given.length < 3) {
    reader.problems.push(`${Object.values(names).join(', ')} belong together: set all, or none.`);
  }
  if (!certificate || !intermediate || !key) return null;
  const passType = subjectPart(certificate, 'UID');
  const team = subjectPart(certificate, 'OU');
  const problem = describeProblem({ certificate, intermediate, key, passType, team });
  if (problem !== null || passType === undefined || team === undefined) {
    reader.problems.push(problem ?? '');
    return null;
  }
  const endsAt = new Date(Math.min(Date.parse(certificate.validTo), Date.parse(intermediate.validTo)));
  if (endsAt.getTime() - now.getTime() < soon) reader.warnings.push(endWarning(endsAt, now));
  return {
    ...{ passType, team, endsAt },
    certificate: certificate.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    intermediate: intermediate.toString(),
  };
}

function readCertificate(reader: EnvironmentReader, name: string, checkout: string): X509Certificate | null {
  return reader.parsed<X509Certificate | null>(name, null, 'the path of a certificate (.cer or .pem)', (file) => {
    try {
      return new X509Certificate(readFileOfSetting(checkout, file) ?? '');
    } catch {
      return undefined;
    }
  });
}

function readKey(reader: EnvironmentReader, checkout: string): KeyObject | null {
  const passphrase = reader.text('APPLE_WALLET_KEY_PASSWORD');
  const takes = 'the path of an RSA key in PEM format, which APPLE_WALLET_KEY_PASSWORD opens if it is encrypted';
  return reader.parsed<KeyObject | null>(names.key, null, takes, (file) => {
    try {
      const key = createPrivateKey({ key: readFileOfSetting(checkout, file) ?? '', ...(passphrase && { passphrase }) });
      return key.asymmetricKeyType === 'rsa' ? key : undefined;
    } catch {
      return undefined;
    }
  });
}

interface Read {
  certificate: X509Certificate;
  intermediate: X509Certificate;
  key: KeyObject;
  passType: string | undefined;
  team: string | undefined;
}

function describeProblem({ certificate, intermediate, key, passType, team }: Read): string | null {
  if (!passType?.startsWith('pass.') || team === undefined) {
    return `${names.certificate} must be the certificate of a pass type: its subject has a UID that starts with pass. and an OU.`;
  }
  if (!certificate.checkPrivateKey(key)) return `${names.key} must be the key of ${names.certificate}.`;
  if (!certificate.checkIssued(intermediate) || !certificate.verify(intermediate.publicKey)) {
    return `${names.intermediate} must be the certificate that issued ${names.certificate}, from Apple's page of certificate authorities.`;
  }
  return null;
}

/** Part of the subject, which has a line for each. */
function subjectPart({ subject }: X509Certificate, name: string): string | undefined {
  const line = subject.split('\n').find((part) => part.startsWith(`${name}=`));
  return line?.slice(name.length + 1);
}

function endWarning(endsAt: Date, now: Date): string {
  const day = endsAt.toISOString().slice(0, 10);
  return endsAt <= now
    ? `${names.certificate} ended on ${day}, so coupons are not offered for Apple Wallet. Renew it at Apple.`
    : `${names.certificate} ends on ${day}. Renew it at Apple before, or coupons are not offered for Apple Wallet.`;
}

import { createPrivateKey } from 'node:crypto';
import type { EnvironmentReader } from '../environment/EnvironmentReader';
import { readFileOfSetting } from '../environment/readFileOfSetting';
import type { GoogleWalletSettings } from './WalletSettings';

type ServiceAccount = Pick<GoogleWalletSettings, 'account' | 'key'>;

/** Null without an issuer. */
export function readGoogleWallet(reader: EnvironmentReader, checkout: string): GoogleWalletSettings | null {
  const takesIssuer = "the number of your issuer account, from Google's Pay and Wallet console";
  const issuer = reader.parsed<string | null>('GOOGLE_WALLET_ISSUER', null, takesIssuer, (value) =>
    /^\d{5,30}$/.test(value) ? value : undefined,
  );
  const takesKey = 'the path of the JSON key of a service account, with client_email and an RSA private_key';
  const serviceAccount = reader.parsed<ServiceAccount | null>('GOOGLE_WALLET_KEY', null, takesKey, (file) =>
    parseServiceAccount(readFileOfSetting(checkout, file)?.toString() ?? ''),
  );
  if ((reader.text('GOOGLE_WALLET_ISSUER') === undefined) !== (reader.text('GOOGLE_WALLET_KEY') === undefined)) {
    reader.problems.push('GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY belong together: set both, or neither.');
  }
  return issuer === null || serviceAccount === null ? null : { issuer, ...serviceAccount };
}

function parseServiceAccount(text: string): ServiceAccount | undefined {
  try {
    const { client_email: account, private_key: pem } = JSON.parse(text) as Record<string, unknown>;
    if (typeof account !== 'string' || !account.includes('@') || typeof pem !== 'string') return undefined;
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType !== 'rsa') return undefined;
    return { account, key: key.export({ type: 'pkcs8', format: 'pem' }).toString() };
  } catch {
    return undefined;
  }
}

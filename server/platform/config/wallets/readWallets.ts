import type { EnvironmentReader } from '../environment/EnvironmentReader';
import { readAppleWallet } from './readAppleWallet';
import { readGoogleWallet } from './readGoogleWallet';
import type { WalletSettings } from './WalletSettings';

/** `checkout`: the folder that relative paths start from. */
export function readWallets(reader: EnvironmentReader, checkout: string): WalletSettings {
  return { apple: readAppleWallet(reader, checkout), google: readGoogleWallet(reader, checkout) };
}

import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import forge from 'node-forge';
import { EnvironmentReader } from '../platform/config/environment/EnvironmentReader';
import { readWallets } from '../platform/config/wallets/readWallets';
import type { WalletSettings } from '../platform/config/wallets/WalletSettings';

const day = 24 * 60 * 60 * 1000;
const passType = 'pass.example.offers';
const { pki } = forge;
type Attributes = forge.pki.CertificateField[];

/** Names of the files that the settings name. */
export const walletFiles = {
  APPLE_WALLET_CERTIFICATE: 'pass.pem',
  APPLE_WALLET_KEY: 'pass.key.pem',
  APPLE_WALLET_INTERMEDIATE: 'authority.pem',
  GOOGLE_WALLET_KEY: 'account.json',
};

/** Private keys; short where a certificate is signed, which node-forge does slowly. */
interface WalletKeys {
  authority: string;
  pass: string;
  account: string;
}

export function makeWalletKeys(): WalletKeys {
  return { authority: makeKey(1024), pass: makeKey(1024), account: makeKey(2048) };
}

/** Writes what Apple and Google give an operator, from an authority and an account of this test alone. */
export function writeWalletFiles(folder: string, keys: WalletKeys): void {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const authorityName: Attributes = [{ name: 'commonName', value: 'Authority of a test' }];
  const passName: Attributes = [
    { type: '0.9.2342.19200300.100.1.1', value: passType },
    { name: 'commonName', value: `Pass Type ID: ${passType}` },
    { shortName: 'OU', value: 'TEAM123456' },
  ];
  const issued = { by: authorityName, with: keys.authority };
  const authority = makeCertificate({ of: authorityName, key: keys.authority, issued, isAuthority: true });
  write(walletFiles.APPLE_WALLET_INTERMEDIATE, authority);
  write(walletFiles.APPLE_WALLET_CERTIFICATE, makeCertificate({ of: passName, key: keys.pass, issued }));
  write(walletFiles.APPLE_WALLET_KEY, keys.pass);
  const account = { client_email: 'wallet@offers.iam.example', private_key: keys.account };
  write(walletFiles.GOOGLE_WALLET_KEY, JSON.stringify(account));
}

/** The settings of such files, read as the site reads them. */
export function makeWalletSettings(folder: string): WalletSettings {
  writeWalletFiles(folder, makeWalletKeys());
  const reader = new EnvironmentReader({ ...walletFiles, GOOGLE_WALLET_ISSUER: '3388000000012345678' });
  const wallets = readWallets(reader, folder);
  if (reader.problems.length > 0) throw new Error(reader.problems.join(' '));
  return wallets;
}

function makeKey(modulusLength: number): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
}

interface Certificate {
  of: Attributes;
  key: string;
  issued: { by: Attributes; with: string };
  isAuthority?: boolean;
}

function makeCertificate({ of, key, issued, isAuthority = false }: Certificate): string {
  const certificate = pki.createCertificate();
  const { n, e } = pki.privateKeyFromPem(key);
  certificate.publicKey = pki.setRsaPublicKey(n, e);
  certificate.serialNumber = isAuthority ? '01' : '02';
  certificate.validity.notBefore = new Date(Date.now() - day);
  certificate.validity.notAfter = new Date(Date.now() + 365 * day);
  certificate.setSubject(of);
  certificate.setIssuer(issued.by);
  if (isAuthority) certificate.setExtensions([{ name: 'basicConstraints', cA: true }]);
  certificate.sign(pki.privateKeyFromPem(issued.with), forge.md.sha256.create());
  return pki.certificateToPem(certificate);
}

import { readZipDirectory } from '../platform/documents/readZipDirectory';

/** The files of a pass of Apple Wallet, by name. Throws if one is packed otherwise than Wallet takes it. */
export function openPkpass(pass: Buffer): Record<string, Buffer> {
  return Object.fromEntries(
    readZipDirectory(pass).map(({ name, method, size, packed }) => {
      if (method !== 0 || packed.length !== size) throw new Error(`${name} is not stored as it is.`);
      return [name, packed];
    }),
  );
}

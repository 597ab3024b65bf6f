import { filePassOf, isFilePass } from '../../../platform/file-store/filePass';

const purpose = 'withdrawn map';

/** Returns a pass to the file of a withdrawn map, valid for one to two hours. */
export function mapFilePassOf(secret: string, sha256: string, now: Date): string {
  return filePassOf({ secret, purpose, sha256 }, now);
}

export function isMapFilePass(
  secret: string,
  { sha256, pass, now }: { sha256: string; pass: string; now: Date },
): boolean {
  return isFilePass({ secret, purpose, sha256 }, pass, now);
}

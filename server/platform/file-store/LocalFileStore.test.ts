import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isUnavailable } from '../../shared/errors/isUnavailable';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { LocalFileStore } from './LocalFileStore';
import { computeSha256 } from './computeSha256';

const bytes = Buffer.from('a picture');
const sha256 = computeSha256(bytes);

let root: string;
let files: LocalFileStore;

beforeEach(() => {
  root = makeTestFolder('files');
  files = new LocalFileStore(root);
});
afterEach(() => rmSync(root, { recursive: true }));

it('is unavailable while its folder is not writable', async () => {
  // no account can create a folder in a file
  writeFileSync(path.join(root, sha256.slice(0, 2)), '');
  const refused = await files.put(bytes, 'image/png').then(() => null, identity);
  expect([(refused as Error | null)?.name, isUnavailable(refused)]).toEqual(['FileStoreFailure', true]);
});

it('is unavailable, too, for a rendition that cannot be written and a file that cannot be opened', async () => {
  await files.put(bytes, 'image/png');
  mkdirSync(path.join(root, sha256.slice(0, 2), sha256, '320.webp'));
  const unwritten = await files.putRendition(sha256, 320, bytes).then(() => null, identity);
  rmSync(path.join(root, sha256.slice(0, 2)), { recursive: true });
  writeFileSync(path.join(root, sha256.slice(0, 2)), '');
  const unopened = await files.open(sha256, 'original').then(() => null, identity);
  expect([isUnavailable(unwritten), isUnavailable(unopened)]).toEqual([true, true]);
});

it('returns null for a missing file', async () => {
  expect(await files.open(sha256, 'original')).toBeNull();
});

const identity = (error: unknown): unknown => error;

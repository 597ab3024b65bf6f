import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileName } from './FileStore';
import { LocalFileStore } from './LocalFileStore';

let root: string;
let files: LocalFileStore;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'local-offers-files-'));
  files = new LocalFileStore(path.join(root, 'files'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const absent = 'a'.repeat(64);
const read = async (sha256: string, name: FileName): Promise<Buffer> => {
  const opened = await files.open(sha256, name);
  if (!opened) throw new Error('not kept');
  return buffer(opened.stream);
};

test('gives back the bytes and the type under the hash of the content', async () => {
  const sha256 = await files.put(Buffer.from('hello'), 'application/pdf');

  expect(sha256).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824');
  expect(await read(sha256, 'original')).toEqual(Buffer.from('hello'));
  const opened = await files.open(sha256, 'original');
  expect(opened).toMatchObject({ contentType: 'application/pdf', size: 5 });
  opened?.stream.destroy();
});

test('keeps the same bytes once, also when they come at the same moment', async () => {
  const bytes = Buffer.alloc(200_000, 7);

  const hashes = await Promise.all(Array.from({ length: 8 }, () => files.put(bytes, 'image/webp')));

  expect(new Set(hashes).size).toBe(1);
  const kept = await readdir(path.join(root, 'files'), { recursive: true, withFileTypes: true });
  const names = kept.filter((entry) => entry.isFile()).map((entry) => entry.name);
  expect(names.sort()).toEqual(['content-type', 'original']);
});

test('keeps renditions beside their original and removes them with it', async () => {
  const sha256 = await files.put(Buffer.from('picture'), 'image/webp');
  await files.putRendition(sha256, 320, Buffer.from('small'));

  expect(await read(sha256, '320.webp')).toEqual(Buffer.from('small'));
  expect(await files.exists(sha256, '640.webp')).toBe(false);

  await files.remove(sha256);
  await files.remove(sha256);
  expect(await files.exists(sha256)).toBe(false);
  expect(await files.open(sha256, '320.webp')).toBeNull();
});

test('reads a range, as a PDF viewer asks for it', async () => {
  const sha256 = await files.put(Buffer.from('0123456789'), 'application/pdf');

  const opened = await files.open(sha256, 'original', { start: 2, end: 4 });

  expect(opened?.size).toBe(10);
  expect(opened && (await buffer(opened.stream)).toString()).toBe('234');
});

test('refuses a rendition without an original', async () => {
  await expect(files.putRendition(absent, 320, Buffer.from('x'))).rejects.toThrow('no original');
});

test.each([
  ['../../etc/passwd', 'original'],
  [absent, '../content-type'],
  [absent, 'content-type'],
  [absent, '0.webp'],
  [absent, '640.webp\0.txt'],
  [absent.toUpperCase(), 'original'],
  ['', 'original'],
])('has nothing under the name %j / %j', async (sha256, name) => {
  expect(await files.open(sha256, name as FileName)).toBeNull();
  expect(await files.exists(sha256, name as FileName)).toBe(false);
});

test('never removes anything but a kept file', async () => {
  await expect(files.remove('..')).rejects.toThrow('Not the SHA-256');
});

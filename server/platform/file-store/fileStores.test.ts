import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { FileName, FileStore } from './FileStore';
import { LocalFileStore } from './LocalFileStore';
import { openFileStore } from './openFileStore';
import { S3FileStore } from './S3FileStore';
import type { S3Settings } from './S3Settings';
import { computeSha256 } from './computeSha256';

interface Opened {
  files: FileStore;
  /** names of all stored objects */
  listNames(): Promise<string[]>;
  close(): Promise<void>;
}

async function openLocal(): Promise<Opened> {
  const root = await mkdtemp(path.join(tmpdir(), 'local-offers-files-'));
  const files = new LocalFileStore(path.join(root, 'files'));
  const listNames = async (): Promise<string[]> => {
    const kept = await readdir(root, { recursive: true, withFileTypes: true });
    return kept.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  return { files, listNames, close: () => rm(root, { recursive: true, force: true }) };
}

/** Opens a real S3-compatible server on this machine. */
async function openS3(): Promise<Opened & { settings: S3Settings }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'local-offers-s3-'));
  const bucket = 'offers';
  const configureBuckets = [{ name: bucket, configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const settings: S3Settings = {
    bucket,
    region: 'ap-southeast-2',
    endpoint: `http://127.0.0.1:${port}`,
    prefix: 'site/',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    pathStyle: true,
  };
  const files = await S3FileStore.open(settings);
  const listNames = async (): Promise<string[]> => {
    const kept = await readdir(path.join(directory, bucket), { recursive: true });
    const marker = '._S3rver_object';
    return kept.filter((name) => name.endsWith(marker)).map((name) => path.basename(name, marker));
  };
  return {
    files,
    settings,
    listNames,
    async close() {
      files.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const absent = 'a'.repeat(64);

describe.each([
  ['a local folder', openLocal],
  ['S3', openS3],
])('%s', (_where, open) => {
  let opened: Opened;
  let files: FileStore;

  beforeAll(async () => {
    opened = await open();
    files = opened.files;
  });
  afterEach(async () => {
    for (const bytes of ['hello', 'picture', '0123456789', Buffer.alloc(200_000, 7)])
      await files.remove(computeSha256(Buffer.from(bytes)));
  });
  afterAll(() => opened.close());

  const read = async (sha256: string, name: FileName): Promise<Buffer> => {
    const found = await files.open(sha256, name);
    if (!found) throw new Error('not kept');
    return buffer(found.stream);
  };

  test('returns the bytes and the type under the hash of the content', async () => {
    const sha256 = await files.put(Buffer.from('hello'), 'application/pdf');

    expect(sha256).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824');
    expect(await read(sha256, 'original')).toEqual(Buffer.from('hello'));
    const found = await files.open(sha256, 'original');
    expect(found).toMatchObject({ contentType: 'application/pdf', size: 5 });
    found?.stream.destroy();
  });

  test('stores the same bytes once, also concurrently', async () => {
    const bytes = Buffer.alloc(200_000, 7);

    const hashes = await Promise.all(Array.from({ length: 8 }, () => files.put(bytes, 'image/webp')));

    expect(new Set(hashes).size).toBe(1);
    expect((await opened.listNames()).filter((name) => name !== 'content-type')).toEqual(['original']);
  });

  test('stores renditions beside their original and removes them with it', async () => {
    const sha256 = await files.put(Buffer.from('picture'), 'image/webp');
    await files.putRendition(sha256, 320, Buffer.from('small'));

    expect(await read(sha256, '320.webp')).toEqual(Buffer.from('small'));
    expect(await files.exists(sha256, '640.webp')).toBe(false);

    await files.remove(sha256);
    await files.remove(sha256);
    expect(await files.exists(sha256)).toBe(false);
    expect(await files.open(sha256, '320.webp')).toBeNull();
    expect(await opened.listNames()).toEqual([]);
  });

  test('holds files apart from those that have an address', async () => {
    const sha256 = await files.held.put(Buffer.from('picture'), 'image/webp');
    await files.held.putRendition(sha256, 320, Buffer.from('small'));
    await files.held.putUploaded(sha256, Buffer.from('with a position'));

    expect([await files.exists(sha256), await files.held.exists(sha256, '320.webp')]).toEqual([false, true]);
    expect(await files.open(sha256, '320.webp')).toBeNull();
    expect(await files.openUploaded(sha256)).toBeNull();

    await files.put(Buffer.from('picture'), 'image/webp');
    await files.held.remove(sha256);
    expect([await files.exists(sha256), await files.held.exists(sha256)]).toEqual([true, false]);
    expect(await files.held.openUploaded(sha256)).toBeNull();
    await files.remove(sha256);
    expect(await opened.listNames()).toEqual([]);
  });

  test('stores the upload of a picture without a public address', async () => {
    const sha256 = await files.put(Buffer.from('picture'), 'image/webp');
    await files.putUploaded(sha256, Buffer.from('with a position'));

    const uploaded = await files.openUploaded(sha256);
    expect(uploaded && (await buffer(uploaded)).toString()).toBe('with a position');
    expect(await files.open(sha256, 'uploaded' as FileName)).toBeNull();
    expect(await files.openUploaded(absent)).toBeNull();
    expect(await files.openUploaded('../etc')).toBeNull();

    await files.remove(sha256);
    expect(await files.openUploaded(sha256)).toBeNull();
    expect(await opened.listNames()).toEqual([]);
  });

  test('reads a range, as PDF viewers request it', async () => {
    const sha256 = await files.put(Buffer.from('0123456789'), 'application/pdf');

    const found = await files.open(sha256, 'original', { start: 2, end: 4 });

    expect(found?.size).toBe(10);
    expect(found && (await buffer(found.stream)).toString()).toBe('234');
  });

  test('refuses a rendition without an original', async () => {
    await expect(files.putRendition(absent, 320, Buffer.from('x'))).rejects.toThrow('no original');
    await expect(files.putUploaded(absent, Buffer.from('x'))).rejects.toThrow('no original');
  });

  test.each([
    ['../../etc/passwd', 'original'],
    [absent, '../content-type'],
    [absent, 'content-type'],
    [absent, '0.webp'],
    [absent, '640.webp\0.txt'],
    [absent.toUpperCase(), 'original'],
    ['', 'original'],
  ])('has no file named %j / %j', async (sha256, name) => {
    expect(await files.open(sha256, name as FileName)).toBeNull();
    expect(await files.exists(sha256, name as FileName)).toBe(false);
  });

  test('removes only stored files', async () => {
    await expect(files.remove('..')).rejects.toThrow('Not the SHA-256');
  });
});

test('distinguishes a missing bucket from a missing file', async () => {
  const { settings, close } = await openS3();
  const elsewhere = await S3FileStore.open({ ...settings, bucket: 'another' });
  await expect(elsewhere.open(absent, 'original')).rejects.toThrow('bucket does not exist');
  await expect(elsewhere.put(Buffer.from('x'), 'text/plain')).rejects.toThrow('bucket does not exist');
  elsewhere.close();
  await close();
});

test('the settings choose the file store, and invalid ones are reported at the start', async () => {
  const { settings, close } = await openS3();
  expect(await openFileStore({ s3: null, dataDir: tmpdir() })).toBeInstanceOf(LocalFileStore);
  const inBucket = await openFileStore({ s3: settings, dataDir: tmpdir() });
  expect(inBucket).toBeInstanceOf(S3FileStore);
  if (inBucket instanceof S3FileStore) inBucket.close();

  const wrong = openFileStore({ s3: { ...settings, bucket: 'another' }, dataDir: tmpdir() });
  await expect(wrong).rejects.toThrow(/^Files cannot be kept in the bucket another .*does not exist/);
  await close();
  await expect(openFileStore({ s3: settings, dataDir: tmpdir() })).rejects.toThrow('Check the settings S3_');
});

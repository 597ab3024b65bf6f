import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { AuditLogEntry } from '../../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { LocalFileStore } from '../../../../platform/file-store/LocalFileStore';
import { makeAccount } from '../../../../test/factories/makeAccount';
import { makeAsset } from '../../../../test/factories/makeAsset';
import { makeBrochure } from '../../../../test/factories/makeBrochure';
import { makeVendor } from '../../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../../test/makeContext';
import { makeZip, spreadsheetParts } from '../../../../test/files/makeZip';
import { rememberJobs } from '../../../../test/rememberJobs';
import { useTestDatabase } from '../../../../test/testDatabase';
import { Asset } from '../Asset';
import { assetsOfBrochureLoader } from '../assetsOfBrochureLoader';
import { Brochure } from '../../Brochure';
import { copyBrochure } from '../../writing/copyBrochure';
import { addAsset } from './addAsset';
import { removeAsset } from './removeAsset';
import { reorderAssets } from './reorderAssets';
import { updateAsset } from './updateAsset';

const test = useTestDatabase();
const png = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}\nstartxref\n9\n%%EOF\n`);
const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64');

let root: string;
let files: LocalFileStore;
let administrator: RequestContext;
let vendor: RequestContext;
let stranger: RequestContext;
let red: string;
let blue: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'local-offers-assets-'));
  files = new LocalFileStore(root);
  [red, blue] = [base64(await png('#ff0000')), base64(await png('#0000ff'))];
  const contextOf = async (values: Parameters<typeof makeAccount>[1]): Promise<RequestContext> =>
    makeContext({ database: test.database, files, viewer: viewerOf(await makeAccount(test.database, values)) });
  administrator = await contextOf({});
  vendor = await contextOf({ role: 'VENDOR', vendorId: (await makeVendor(test.database)).id });
  stranger = await contextOf({ role: 'VENDOR', vendorId: (await makeVendor(test.database)).id });
});
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  await test.database.query('DELETE FROM assets');
  await rm(root, { recursive: true, force: true });
});

/** hashes of the stored files, each once */
const kept = async (): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name === 'original')
    .map(({ parentPath }) => path.basename(parentPath));
};
const assetsOf = (brochure: Brochure): Promise<Asset[]> =>
  test.database.getRepository(Asset).find({ where: { brochureId: brochure.id }, order: { sortOrder: 'ASC' } });
const auditOf = (brochure: Brochure): Promise<AuditLogEntry[]> =>
  test.database.getRepository(AuditLogEntry).find({ where: { entityId: brochure.id }, order: { id: 'ASC' } });
const ownDraft = (): Promise<Brochure> => makeBrochure(test.database, { vendorId: vendor.viewer?.vendorId ?? null });

describe('addAsset', () => {
  it('adds a file once, however often it is sent with its key', async () => {
    const { id: brochureId } = await ownDraft();
    const upload = { brochureId, contentBase64Encoded: red, uploadKey: 'of-the-terrace' };
    const first = await addAsset(vendor, upload);
    const again = await addAsset(vendor, upload);
    expect(again.asset).toMatchObject({ id: first.asset.id, did: first.asset.did });
    expect(again.brochure.version).toBe(first.brochure.version);
    expect((await addAsset(vendor, { ...upload, uploadKey: 'of-the-kitchen' })).asset.id).not.toBe(first.asset.id);
    expect(await test.database.getRepository(Asset).countBy({ brochureId })).toBe(2);

    const replaces = { id: first.asset.id };
    const replacement = { brochureId, contentBase64Encoded: blue, uploadKey: 'of-the-bar', replaces };
    const replaced = await addAsset(vendor, replacement);
    const repeated = await addAsset(vendor, replacement);
    expect(repeated.brochure.version).toBe(replaced.brochure.version);
    expect(await kept()).toEqual(expect.arrayContaining([replaced.asset.sha256, again.asset.sha256]));
  });

  it("stores a picture in all sizes, after the ad's files, with an audit log entry", async () => {
    const brochure = await makeBrochure(test.database);
    await makeAsset(test.database, { brochureId: brochure.id, sortOrder: 7 });
    await administrator.loader(assetsOfBrochureLoader).load(brochure.id);

    const { asset } = await addAsset(administrator, {
      brochureId: brochure.id,
      contentBase64Encoded: red,
      altText: ' A red \n square ',
    });

    expect(asset).toMatchObject({
      type: 'BROCHURE_IMAGE',
      sortOrder: 8,
      altText: 'A red square',
      contentType: 'image/webp',
      width: 40,
      height: 30,
      dominantColor: expect.stringMatching(/^#f.0.0.$/) as string,
      renditionWidths: [40],
      url: `/files/${asset.sha256}/original`,
    });
    expect(await files.exists(asset.sha256 ?? '', '40.webp')).toBe(true);
    const uploaded = await files.openUploaded(asset.sha256 ?? '');
    expect(uploaded && base64(await buffer(uploaded))).toBe(red);
    expect(await auditOf(brochure)).toMatchObject([
      { action: 'addAsset', before: null, after: { asset: asset.did, assetType: 'BROCHURE_IMAGE' } },
    ]);
    expect(await administrator.loader(assetsOfBrochureLoader).load(brochure.id)).toHaveLength(2);
  });

  it.each([
    ['a PDF', pdf('menu'), 'BROCHURE_PDF', 'application/pdf'],
    [
      'an Excel document',
      makeZip(spreadsheetParts()),
      'BROCHURE_EXCEL',
      expect.stringContaining('spreadsheetml') as string,
    ],
  ])('stores %s unchanged', async (_what, bytes, type, contentType) => {
    const brochure = await makeBrochure(test.database);
    const { asset } = await addAsset(administrator, {
      brochureId: brochure.id,
      type: 'BROCHURE_UNKNOWN',
      contentBase64Encoded: base64(bytes),
    });
    expect(asset).toMatchObject({ type, contentType, byteSize: bytes.length, width: null });
    const opened = await files.open(asset.sha256 ?? '', 'original');
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
  });

  it('fetches the content of a URL once', async () => {
    const brochure = await makeBrochure(test.database);
    const fetchOutside = jest.fn(() => Promise.resolve(Buffer.from(red, 'base64')));
    const context = { ...administrator, fetchOutside };
    const { asset } = await addAsset(context, { brochureId: brochure.id, url: 'pictures.example/red.png' });
    expect(fetchOutside).toHaveBeenCalledWith('https://pictures.example/red.png', { maxBytes: 25 * 1024 * 1024 });
    expect(asset.url).toBe(`/files/${asset.sha256}/original`);
  });

  it('replaces a file and removes the old bytes', async () => {
    const brochure = await makeBrochure(test.database);
    const { asset: first } = await addAsset(administrator, { brochureId: brochure.id, contentBase64Encoded: red });
    await makeAsset(test.database, { brochureId: brochure.id, sortOrder: 5 });

    const { asset } = await addAsset(administrator, {
      brochureId: brochure.id,
      contentBase64Encoded: blue,
      replaces: { did: first.did },
    });

    expect(asset).toMatchObject({
      id: first.id,
      did: first.did,
      sortOrder: 0,
      dominantColor: expect.stringMatching(/^#0.0.f.$/) as string,
    });
    expect(await kept()).toEqual([asset.sha256]);
    expect((await auditOf(brochure)).at(-1)).toMatchObject({
      before: { assetUrl: first.url },
      after: { assetUrl: asset.url },
    });
  });

  it.each<[string, object, object]>([
    ['neither content nor address', {}, { errors: [{ field: 'url', code: 'URL_OR_CONTENT' }] }],
    ['both', { url: 'https://a.example/', contentBase64Encoded: 'aa' }, { errors: [{ code: 'URL_OR_CONTENT' }] }],
    [
      'what is not base64',
      { contentBase64Encoded: 'no!' },
      { errors: [{ field: 'contentBase64Encoded', code: 'BASE64' }] },
    ],
    ['base64 with a rest', { contentBase64Encoded: 'aGk=\n' }, { errors: [{ code: 'BASE64' }] }],
    ['text', { contentBase64Encoded: base64('hello') }, { code: 'UNSUPPORTED_MEDIA_TYPE' }],
    [
      'a program',
      { contentBase64Encoded: base64(Buffer.from('7f454c4602', 'hex')) },
      { code: 'UNSUPPORTED_MEDIA_TYPE' },
    ],
    [
      'SVG, even under the name of a picture',
      { type: 'BROCHURE_IMAGE', contentBase64Encoded: base64('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      { code: 'UNSUPPORTED_MEDIA_TYPE', message: expect.stringContaining('SVG drawings') as string },
    ],
    [
      'a PDF that says it is a picture',
      { type: 'BROCHURE_IMAGE', contentBase64Encoded: base64(pdf('x')) },
      { code: 'VALIDATION_FAILED', errors: [{ field: 'type', code: 'TYPE_MISMATCH' }] },
    ],
    [
      'a picture that is damaged',
      { contentBase64Encoded: base64(Buffer.from('ffd8ffe000104a46', 'hex')) },
      { code: 'VALIDATION_FAILED', errors: [{ field: 'contentBase64Encoded', code: 'IMAGE_UNREADABLE' }] },
    ],
    [
      'a picture that is too large',
      { contentBase64Encoded: base64(Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(15 * 1024 * 1024)])) },
      { code: 'PAYLOAD_TOO_LARGE', errors: [{ field: 'contentBase64Encoded', code: 'TOO_LARGE' }] },
    ],
    ['the place of what is not there', { replaces: { did: 'a'.repeat(12) } }, { code: 'NOT_FOUND' }],
  ])('refuses %s and leaves nothing behind', async (_what, values, refused) => {
    const brochure = await makeBrochure(test.database);
    const upload = 'replaces' in values ? { contentBase64Encoded: red, ...values } : values;
    await expect(addAsset(administrator, { brochureId: brochure.id, ...upload })).rejects.toMatchObject(refused);
    expect(await kept()).toEqual([]);
    expect(await assetsOf(brochure)).toEqual([]);
    expect(await auditOf(brochure)).toEqual([]);
  });

  it('accepts at most 20 pictures, even for parallel uploads', async () => {
    const brochure = await makeBrochure(test.database);
    for (let n = 0; n < 19; n += 1) await makeAsset(test.database, { brochureId: brochure.id, sortOrder: n });
    const add = (contentBase64Encoded: string) =>
      addAsset(administrator, { brochureId: brochure.id, contentBase64Encoded });

    const outcomes = await Promise.allSettled([add(red), add(blue), add(red)]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await assetsOf(brochure)).toHaveLength(20);
    await expect(add(red)).rejects.toMatchObject({ errors: [{ field: 'assets', code: 'TOO_MANY_IMAGES' }] });
    await expect(add(base64(pdf('x')))).resolves.toMatchObject({ asset: { type: 'BROCHURE_PDF' } });
    // of the refused pictures, the store has only those that the ad uses
    const used = (await assetsOf(brochure)).flatMap(({ sha256 }) => sha256 ?? []);
    expect((await kept()).toSorted()).toEqual([...new Set(used)].toSorted());
  });

  it('leaves nothing behind when the database or the store fails midway', async () => {
    const brochure = await makeBrochure(test.database);
    const upload = { brochureId: brochure.id, contentBase64Encoded: red };
    const broken = Object.assign(Object.create(files) as LocalFileStore, {
      putRendition: () => Promise.reject(new Error('disk full')),
    });
    await expect(addAsset({ ...administrator, files: broken }, upload)).rejects.toThrow('disk full');
    const mute = { ...administrator, requestId: 'nul \0' };
    await expect(addAsset(mute, upload)).rejects.toThrow();
    expect(await kept()).toEqual([]);
    expect(await assetsOf(brochure)).toEqual([]);
  });

  it('queues the clean-up before it writes, in case of a crash', async () => {
    const brochure = await makeBrochure(test.database);
    const jobs = rememberJobs();
    const context = { ...administrator, jobs };
    const { asset } = await addAsset(context, { brochureId: brochure.id, contentBase64Encoded: red });
    const request = { name: 'remove-unused-files', delaySeconds: 900, payload: { hashes: [asset.sha256] } };
    expect(jobs.enqueued).toEqual([request]);
    await removeAsset(context, { id: asset.id });
    expect(jobs.enqueued).toEqual([request, request]);
  });

  it("keeps another ad's file when an upload of the same bytes fails", async () => {
    const [one, other] = [await makeBrochure(test.database), await makeBrochure(test.database)];
    const { asset } = await addAsset(administrator, { brochureId: one.id, contentBase64Encoded: red });
    const mute = { ...administrator, requestId: 'nul \0' };
    await expect(addAsset(mute, { brochureId: other.id, contentBase64Encoded: red })).rejects.toThrow();
    expect(await kept()).toEqual([asset.sha256]);
  });
});

describe('removeAsset', () => {
  it('removes the bytes with the last ad that uses them', async () => {
    const brochure = await makeBrochure(test.database);
    const { asset } = await addAsset(administrator, { brochureId: brochure.id, contentBase64Encoded: red });
    const copy = await copyBrochure(administrator, { id: brochure.id });

    await removeAsset(administrator, { id: asset.id });
    expect(await assetsOf(brochure)).toEqual([]);
    expect(await kept()).toEqual([asset.sha256]);
    expect((await auditOf(brochure)).at(-1)).toMatchObject({
      action: 'removeAsset',
      before: { asset: asset.did },
      after: null,
    });

    const [last] = await assetsOf(copy);
    await removeAsset(administrator, { id: last?.id ?? 0 });
    expect(await kept()).toEqual([]);
    await expect(removeAsset(administrator, { id: asset.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('never leaves an ad without its bytes when others add and remove them at once', async () => {
    const brochures = [];
    for (let n = 0; n < 4; n += 1) brochures.push(await makeBrochure(test.database));
    await Promise.all(
      brochures.map(async ({ id: brochureId }) => {
        for (let round = 0; round < 5; round += 1) {
          const { asset } = await addAsset(administrator, { brochureId, contentBase64Encoded: red });
          expect(await files.exists(asset.sha256 ?? '')).toBe(true);
          await removeAsset(administrator, { id: asset.id });
        }
      }),
    );
    expect(await kept()).toEqual([]);
  });

  it('keeps the files that a published ad needs', async () => {
    const brochure = await makeBrochure(test.database, { status: 'PUBLISHED' });
    const { asset } = await addAsset(administrator, { brochureId: brochure.id, contentBase64Encoded: red });
    const replace = { brochureId: brochure.id, contentBase64Encoded: base64(pdf('x')), replaces: { id: asset.id } };
    for (const change of [() => removeAsset(administrator, { id: asset.id }), () => addAsset(administrator, replace)]) {
      await expect(change()).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'A published ad cannot do without this file. Add at least one image.',
      });
    }
    expect(await kept()).toEqual([asset.sha256]);
    await addAsset(administrator, { brochureId: brochure.id, contentBase64Encoded: blue });
    await expect(removeAsset(administrator, { id: asset.id })).resolves.toMatchObject({
      brochure: { id: brochure.id },
    });
  });
});

describe('updateAsset and reorderAssets', () => {
  it('set the alt text of a picture', async () => {
    const brochure = await makeBrochure(test.database);
    const { id } = await makeAsset(test.database, { brochureId: brochure.id, altText: 'Old' });
    const { asset } = await updateAsset(administrator, { id, altText: ' A view\n of the bay ' });
    expect(asset.altText).toBe('A view of the bay');
    expect((await updateAsset(administrator, { id, altText: '  ' })).asset.altText).toBeNull();
    expect(await auditOf(brochure)).toMatchObject([
      { before: { altText: 'Old' }, after: { altText: 'A view of the bay' } },
      { after: { altText: null } },
    ]);
  });

  it('reorder files; files that are not listed follow in their old order', async () => {
    const brochure = await makeBrochure(test.database);
    const ids = [];
    for (const sortOrder of [3, 1, 1, 9])
      ids.push((await makeAsset(test.database, { brochureId: brochure.id, sortOrder })).id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await reorderAssets(administrator, { brochureId: brochure.id, assetIds: [d, a] });
    expect((await assetsOf(brochure)).map(({ id, sortOrder }) => [id, sortOrder])).toEqual([
      [d, 0],
      [a, 1],
      [b, 2],
      [c, 3],
    ]);

    const elsewhere = await makeAsset(test.database, { brochureId: (await makeBrochure(test.database)).id });
    const reorder = (assetIds: number[]) => reorderAssets(administrator, { brochureId: brochure.id, assetIds });
    await expect(reorder([a, elsewhere.id])).rejects.toMatchObject({ errors: [{ code: 'NOT_OF_THIS_AD' }] });
    await expect(reorder([a, b, a])).rejects.toMatchObject({ errors: [{ code: 'REPEATED' }] });
  });
});

type Change = (context: RequestContext, brochure: Brochure, asset: Asset) => Promise<unknown>;

describe.each<[string, Change]>([
  ['addAsset', (context, { id }) => addAsset(context, { brochureId: id, contentBase64Encoded: red })],
  ['updateAsset', (context, _, { id }) => updateAsset(context, { id, altText: 'x' })],
  ['removeAsset', (context, _, { id }) => removeAsset(context, { id })],
  ['reorderAssets', (context, { id }, asset) => reorderAssets(context, { brochureId: id, assetIds: [asset.id] })],
])('%s', (_name, change) => {
  const outcome = async (context: RequestContext, brochure: Brochure): Promise<unknown> => {
    const asset = await makeAsset(test.database, { brochureId: brochure.id });
    await makeAsset(test.database, { brochureId: brochure.id });
    return change(context, brochure, asset).then(
      () => 'done',
      (error: unknown) => (error as { code: string }).code,
    );
  };

  it('is for administrators, and for the vendor of an ad that waits for review', async () => {
    expect(await outcome(administrator, await ownDraft())).toBe('done');
    expect(await outcome(vendor, await ownDraft())).toBe('done');
    expect(await outcome(stranger, await ownDraft())).toBe('FORBIDDEN');
    expect(await outcome({ ...vendor, viewer: null }, await ownDraft())).toBe('UNAUTHENTICATED');
    expect(await outcome(vendor, await makeBrochure(test.database))).toBe('FORBIDDEN');
  });

  it('refuses ads that the caller may not change', async () => {
    const vendorId = vendor.viewer?.vendorId ?? null;
    expect(await outcome(vendor, await makeBrochure(test.database, { vendorId, status: 'ARCHIVED' }))).toBe('CONFLICT');
    for (const status of ['PUBLISHED', 'ARCHIVED'] as const) {
      expect(await outcome(administrator, await makeBrochure(test.database, { vendorId, status }))).toBe('done');
    }
    expect(await outcome(administrator, await makeBrochure(test.database, { type: 'ATDW_AD' }))).toBe('CONFLICT');
    const deleted = await makeBrochure(test.database, { recordStatus: false, deletedAt: new Date() });
    expect(await outcome(administrator, deleted)).toBe('NOT_FOUND');
  });
});

describe.each<[string, Change]>([
  ['addAsset', (context, { id }) => addAsset(context, { brochureId: id, contentBase64Encoded: red })],
  ['updateAsset', (context, _, { id }) => updateAsset(context, { id, altText: 'x' })],
  ['removeAsset', (context, _, { id }) => removeAsset(context, { id })],
  ['reorderAssets', (context, { id }, asset) => reorderAssets(context, { brochureId: id, assetIds: [asset.id] })],
])('%s', (_name, change) => {
  it('raises version and updatedAt of the ad', async () => {
    const before = await makeBrochure(test.database);
    const { id } = before;
    await makeAsset(test.database, { brochureId: id, sortOrder: 0 });
    const asset = await makeAsset(test.database, { brochureId: id, sortOrder: 1 });
    const now = new Date(before.updatedAt.getTime() + 60_000);
    const context = { ...administrator, clock: { now: () => now } };
    await change(context, before, asset);
    const after = await test.database.getRepository(Brochure).findOneByOrFail({ id });
    expect([after.version, after.updatedAt]).toEqual([before.version + 1, now]);
  });
});

it('leaves the version alone if nothing differs', async () => {
  const { id, version } = await makeBrochure(test.database);
  const asset = await makeAsset(test.database, { brochureId: id, altText: 'A bay' });
  await reorderAssets(administrator, { brochureId: id, assetIds: [asset.id] });
  const { brochure } = await updateAsset(administrator, { id: asset.id, altText: 'A bay' });
  expect(brochure.version).toBe(version);
});

import type { Session } from '../../session/Session';
import { sessionStore } from '../../session/sessionStore';
import { mockRenewals } from '../../../test/mockRenewals';
import { mockUploads } from '../../../test/mockUploads';
import { uploadLabel } from '../uploadLabel';
import { fileProblem } from './fileProblem';
import { readAsBase64 } from './readAsBase64';
import { readFileKind } from './readFileKind';
import { sendAsset } from './sendAsset';
import { uploadProblem } from './uploadProblem';

const megabyte = 1024 * 1024;
const bytes = (...parts: (string | number)[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array([part]))));

describe('the kind of a file', () => {
  it.each([
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe1, 'Exif'), 'PICTURE'],
    ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'PICTURE'],
    ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBP', 'VP8 '), 'PICTURE'],
    ['an AVIF', bytes(0, 0, 0, 0x20, 'ftyp', 'avif'), 'PICTURE'],
    ['a HEIC', bytes(0, 0, 0, 0x18, 'ftyp', 'heic'), 'PICTURE'],
    ['a HEIC that names its container first', bytes(0, 0, 0, 0x18, 'ftypmif1', 0, 0, 0, 0, 'mif1heic'), 'PICTURE'],
    ['a container of another picture', bytes(0, 0, 0, 0x18, 'ftypmif1', 0, 0, 0, 0, 'mif1jpeg', 'heic'), null],
    ['a PDF', bytes('%PDF-1.7\n'), 'PDF'],
    ['a document of Excel or Word', bytes('PK', 3, 4, 20), 'OFFICE'],
    ['another RIFF file', bytes('RIFF', 1, 2, 3, 4, 'WAVE', 'fmt '), null],
    ['a film', bytes(0, 0, 0, 0x20, 'ftyp', 'mp42'), null],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['a PDF without a version', bytes('%PDF-x.y'), null],
    ['an empty file', bytes(), null],
    ['a file of two bytes', bytes(0xff, 0xd8), null],
  ])('of %s comes from its content', async (_what, file, kind) => {
    expect(await readFileKind(file)).toBe(kind);
  });

  it('does not come from its name', async () => {
    expect(await readFileKind(new File(['MZ'], 'menu.pdf', { type: 'application/pdf' }))).toBeNull();
  });
});

it.each([
  ['PICTURE', 15, 'The picture is larger than 15 MB.'],
  ['PDF', 25, 'A PDF may have at most 25 MB.'],
  ['OFFICE', 10, 'An Excel or Word document may have at most 10 MB.'],
] as const)('accepts a %s of up to %i MB', (kind, most, message) => {
  expect(fileProblem(kind, { size: most * megabyte, type: '' })).toBeNull();
  expect(fileProblem(kind, { size: most * megabyte + 1, type: '' })).toContain(message);
});

it('names SVG drawings, which people expect to be pictures', () => {
  expect(fileProblem(null, { size: 1, type: 'image/svg+xml' })).toMatch(/^SVG drawings are not taken\. Send a picture/);
  expect(fileProblem(null, { size: 1, type: 'video/mp4' })).toMatch(/^Files of this kind are not taken\. Send a/);
});

it('tells sending from checking, which takes longer after the last byte', () => {
  expect(uploadLabel({ state: 'SENDING', progress: 0.994 })).toBe('is being sent: 99 %');
  expect(uploadLabel({ state: 'SENDING', progress: 1 })).toBe('is being checked by the server');
});

it('reads a file as base64 without the prefix of its data address', async () => {
  expect(await readAsBase64(bytes(0xff, 0xd8, 0xff))).toBe('/9j/');
});

describe('sending', () => {
  const { uploads, answerWith } = mockUploads();
  mockRenewals();
  const account = { did: 'abc', email: 'kim@wren.example', name: null, vendor: null };
  const session = (role: Session['role']): Session => ({ accessToken: 'token', role, user: account });
  const idempotencyKey = 'of-the-menu';
  const upload = { file: new File(['%PDF-1.7'], 'menu.pdf'), altText: '  The menu ', replaces: null, idempotencyKey };
  const send = (values: Partial<typeof upload> = {}) =>
    sendAsset({ id: 'b7', databaseId: 7 }, { ...upload, ...values });

  it.each([
    ['ADMINISTRATOR', '/rest/brochure/administrator/addAsset'],
    ['VENDOR', '/rest/brochure/vendor/addAsset'],
  ] as const)('uses the route of the role: %s', async (role, url) => {
    sessionStore.begin(session(role));
    answerWith(() => ({ status: 200, body: { did: 'new', brochureVersion: 4 } }));
    expect(await send()).toEqual({ did: 'new', brochureVersion: 4 });
    expect(uploads()).toEqual([
      {
        url,
        headers: {
          ...{ authorization: 'Bearer token', 'content-type': 'application/json' },
          'idempotency-key': idempotencyKey,
        },
        body: { brochureId: 7, did: null, contentBase64Encoded: 'JVBERi0xLjc=', altText: 'The menu' },
      },
    ]);
  });

  it('sends no blank text, which would hide that a description is missing', async () => {
    sessionStore.begin(session('VENDOR'));
    await send({ altText: '   ' });
    expect(uploads()[0]?.body).toMatchObject({ altText: null });
  });

  it('keeps the reason of a refusal, and the session', async () => {
    sessionStore.begin(session('VENDOR'));
    answerWith(() => ({ status: 422, body: { code: 'VALIDATION_FAILED', detail: 'The picture cannot be read.' } }));
    const problem = await send().catch(uploadProblem);
    expect(problem).toBe('The picture cannot be read.');
    expect(sessionStore.get().session).not.toBeNull();
  });

  it('ends a session that the server refuses, and sends nothing without one', async () => {
    sessionStore.begin(session('VENDOR'));
    answerWith(() => ({ status: 401, body: { detail: 'Your session has ended.' } }));
    expect(await send().catch(uploadProblem)).toBe('Your session has ended.');
    expect(sessionStore.get()).toEqual({ session: null, end: 'EXPIRED' });
    expect(await send().catch(uploadProblem)).toMatch(/^Your session has ended\. Sign in again/);
    expect(uploads()).toHaveLength(1);
  });
});

import { fileProblem } from '../../client/features/brochure-assets/uploads/fileProblem';
import { readFileKind } from '../../client/features/brochure-assets/uploads/readFileKind';
import { positionProblems } from '../../client/features/position-field/positionProblems';
import { prepareAsset } from '../../server/domains/brochures/assets/files/prepareAsset';
import { BrochureInput } from '../../server/domains/brochures/writing/input/BrochureInput';
import { valueProblems } from '../../server/domains/brochures/writing/checks/valueProblems';
import { blankBrochure } from '../../server/domains/brochures/writing/values/blankBrochure';
import { DomainError } from '../../server/shared/errors/DomainError';
import { validate } from 'class-validator';

const megabyte = 1024 * 1024;

function file(beginning: Buffer | string, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  Buffer.from(beginning as string, 'latin1').copy(bytes);
  return bytes;
}

/** The server's message about a file; null if it goes on to inspect the content. */
async function serverSays(bytes: Buffer): Promise<string | null> {
  const nowhere = { fetchOutside: () => Promise.reject(new Error('Nothing is fetched here.')) };
  try {
    await prepareAsset(nowhere, { contentBase64Encoded: bytes.toString('base64') });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.message;
  }
}

async function browserSays(bytes: Buffer, type: string): Promise<string | null> {
  const blob = new Blob([new Uint8Array(bytes)], { type });
  return fileProblem(await readFileKind(blob), blob);
}

describe('the browser refuses a file in the server’s words', () => {
  it.each([
    ['a picture of 15 MB and a byte', '\xff\xd8\xff\xe0', 15 * megabyte + 1, 'image/jpeg'],
    ['a PDF of 25 MB and a byte', '%PDF-1.7', 25 * megabyte + 1, 'application/pdf'],
    ['a document of 10 MB and a byte', 'PK\x03\x04', 10 * megabyte + 1, 'application/zip'],
    ['a text', 'hello', 5, 'text/plain'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 41, 'image/svg+xml'],
    ['a film', '\0\0\0\x18ftypmp42', 24, 'video/mp4'],
    ['a photo of a phone of 15 MB and a byte', '\0\0\0\x18ftypheic', 15 * megabyte + 1, 'image/heic'],
    ['a container of another picture', '\0\0\0\x18ftypmif1\0\0\0\0mif1jpeg', 24, 'image/heif'],
  ])('%s', async (_what, beginning, size, type) => {
    const bytes = file(beginning, size);
    const said = await serverSays(bytes);
    expect(said).not.toBeNull();
    expect(await browserSays(bytes, type)).toBe(said);
  });

  it.each([
    ['a picture', '\xff\xd8\xff\xe0', 15 * megabyte, 'image/jpeg'],
    ['a PDF', '%PDF-1.7', 25 * megabyte, 'application/pdf'],
    ['a document', 'PK\x03\x04', 10 * megabyte, ''],
  ])('accepts %s of the largest size', async (_what, beginning, size, type) => {
    expect(await browserSays(file(beginning, size), type)).toBeNull();
  });
});

class SomeInput extends BrochureInput {}

const numbers = [null, -55.1, -55, -26, -9, -8.9, 95, 96, 153, 168.5, 169];

describe('the rules of a position', () => {
  it.each(numbers.flatMap((latitude) => numbers.map((longitude) => [latitude, longitude] as const)))(
    '%p, %p: the browser reports what the server reports',
    async (latitude, longitude) => {
      const input = Object.assign(new SomeInput(), { latitude, longitude });
      const together = valueProblems(blankBrochure('LP_AD'), { latitude, longitude }, '2026-11-20');
      const server = Object.fromEntries(together.map(({ field, message }) => [field, message]));
      for (const { property, constraints = {} } of await validate(input)) {
        server[property] = Object.values(constraints)[0] ?? '';
      }
      expect(positionProblems({ latitude, longitude })).toEqual(server);
    },
  );
});

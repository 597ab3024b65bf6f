import pLimit from 'p-limit';
import { DomainError } from '../../shared/errors/DomainError';
import { decodePicture, isPixels, type DecodingLimits } from './decoding/decodePicture';
import { detectImageFormat } from '../../../shared/pictures/detectImageFormat';
import type { EncodedImage } from './EncodedImage';
import { encodeImage } from './encodeImage';
import type { Pixels } from './safeSharp';

const maxBytes = 15 * 1024 * 1024;
/** the height is slightly less than the maximum of WebP */
const largest = { width: 2048, height: 16_000 };
/** Decoded pictures are large, and libvips shares its threads with file access. */
const inTurn = pLimit(2);

/**
 * Converts an uploaded picture for storage (docs/rules/files.md#pictures). Checks the type by content, rotates it by
 * its EXIF, removes metadata, limits the width to 2,048 px, and adds smaller WebP renditions. `limits`: of the decoding.
 * @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED for a picture that cannot be decoded within
 * the limits
 */
export async function prepareImage(bytes: Uint8Array, limits?: DecodingLimits): Promise<EncodedImage> {
  if (bytes.byteLength > maxBytes) {
    const message = 'The picture is larger than 15 MB. Make it smaller and send it again.';
    throw new DomainError('PAYLOAD_TOO_LARGE', message, { errors: [{ field: 'image', code: 'TOO_LARGE', message }] });
  }
  const format = detectImageFormat(bytes);
  if (format === null) {
    throw new DomainError(
      'UNSUPPORTED_MEDIA_TYPE',
      'This is not a JPEG, PNG, WebP, AVIF or HEIC picture. Save it in one of these formats and send it again.',
    );
  }
  return inTurn(async () => encodeImage(await readPixels(bytes, format === 'heic', limits)));
}

async function readPixels(bytes: Uint8Array, isHeic: boolean, limits?: DecodingLimits): Promise<Pixels> {
  const decoded = await decodePicture(bytes, largest, limits);
  if (isPixels(decoded)) return decoded;
  const cause = new Error(decoded.problem);
  if (decoded.problem.includes('exceeds pixel limit')) throw tooManyPixels(cause);
  throw isHeic ? unreadableHeic(cause) : unreadable(cause);
}

function tooManyPixels(cause: unknown): DomainError {
  return refusal(
    'IMAGE_TOO_LARGE',
    'The picture has more than 50 million pixels. Make it smaller and send it again.',
    cause,
  );
}

function unreadable(cause: unknown): DomainError {
  return refusal(
    'IMAGE_UNREADABLE',
    'The picture cannot be read; the file is damaged or cut off. Save it anew and send it again.',
    cause,
  );
}

function unreadableHeic(cause: unknown): DomainError {
  return refusal(
    'IMAGE_UNREADABLE',
    "This HEIC picture cannot be read. Choose 'Most compatible' in the phone's camera settings, or send a JPEG.",
    cause,
  );
}

function refusal(code: string, message: string, cause: unknown): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'image', code, message }], cause });
}

import pLimit from 'p-limit';
import { DomainError } from '../../shared/errors/DomainError';
import { decodeHeic } from './decodeHeic';
import { decodePicture, isPixels } from './decoding/decodePicture';
import { detectImageFormat } from '../../../shared/pictures/detectImageFormat';
import type { EncodedImage } from './EncodedImage';
import { encodeImage } from './encodeImage';
import { mostPixels, type Pixels, sharpFromPixels } from './safeSharp';

const maxBytes = 15 * 1024 * 1024;
/** the height is slightly less than the maximum of WebP */
const largest = { width: 2048, height: 16_000 };
/** Decoded pictures are large, and libvips shares its threads with file access. */
const inTurn = pLimit(2);

/**
 * Converts an uploaded picture for storage (docs/rules/files.md#pictures). Checks the type by content, rotates it by
 * its EXIF, removes metadata, limits the width to 2,048 px, and adds smaller WebP renditions.
 */
export async function prepareImage(bytes: Uint8Array): Promise<EncodedImage> {
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
  // HEIC is decoded in turn as well: its pixels, up to 200 MB, would wait here for their turn
  return inTurn(async () => encodeImage(await (format === 'heic' ? readHeic(bytes) : readPicture(bytes))));
}

/** The pixels are upright already, and raw pixels have no EXIF that could turn them a second time. */
async function readHeic(bytes: Uint8Array): Promise<Pixels> {
  const decoded = await decodeHeic(bytes, mostPixels);
  if ('problem' in decoded) throw decoded.problem === 'TOO_LARGE' ? tooManyPixels() : unreadableHeic();
  const { data, info } = await sharpFromPixels({ ...decoded, channels: 4 })
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}

async function readPicture(bytes: Uint8Array): Promise<Pixels> {
  const decoded = await decodePicture(bytes, largest);
  if (isPixels(decoded)) return decoded;
  const cause = new Error(decoded.problem);
  throw decoded.problem.includes('exceeds pixel limit') ? tooManyPixels(cause) : unreadable(cause);
}

function tooManyPixels(cause?: unknown): DomainError {
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

function unreadableHeic(): DomainError {
  return refusal(
    'IMAGE_UNREADABLE',
    "This HEIC picture cannot be read. Choose 'Most compatible' in the phone's camera settings, or send a JPEG.",
  );
}

function refusal(code: string, message: string, cause?: unknown): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'image', code, message }], cause });
}

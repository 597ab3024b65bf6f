import pLimit from 'p-limit';
import { DomainError } from '../../shared/errors/DomainError';
import { detectImageFormat } from './detectImageFormat';
import type { EncodedImage } from './EncodedImage';
import { encodeImage, type Pixels } from './encodeImage';
import { safeSharp } from './safeSharp';

const maxBytes = 15 * 1024 * 1024;
const maxWidth = 2048;
/** slightly less than the maximum height of WebP */
const maxHeight = 16_000;
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
  if (detectImageFormat(bytes) === null) {
    throw new DomainError(
      'UNSUPPORTED_MEDIA_TYPE',
      'This is not a JPEG, PNG, WebP or AVIF picture. Save it in one of these formats and send it again.',
    );
  }
  return inTurn(async () => encodeImage(await decode(bytes)));
}

async function decode(bytes: Uint8Array): Promise<Pixels> {
  try {
    const { data, info } = await safeSharp(bytes)
      .autoOrient()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3 && info.channels !== 4) throw new Error(`${String(info.channels)} channels`);
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (cause) {
    const tooLarge = String(cause).includes('exceeds pixel limit');
    const message = tooLarge
      ? 'The picture has more than 50 million pixels. Make it smaller and send it again.'
      : 'The picture cannot be read; the file is damaged or cut off. Save it anew and send it again.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'image', code: tooLarge ? 'IMAGE_TOO_LARGE' : 'IMAGE_UNREADABLE', message }],
      cause,
    });
  }
}

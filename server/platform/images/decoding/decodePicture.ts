import pLimit from 'p-limit';
import { detectImageFormat } from '../../../../shared/pictures/detectImageFormat';
import type { Pixels } from '../safeSharp';
import { type Decoded, DecoderProcess } from './DecoderProcess';

export interface DecodingLimits {
  /** from the start of the decoding; waiting for a decoder does not count */
  ms: number;
  megabytes: number;
}

/** A picture of 50 million pixels takes at most 2.2 s and 660 MB (docs/decisions/0067-pictures-are-decoded-beside.md). */
const usual: DecodingLimits = { ms: 60_000, megabytes: 1000 };
const idleMs = 10_000;
const atOnce = pLimit(2);
/** for pictures that come together */
const idle: { decoder: DecoderProcess; end: NodeJS.Timeout }[] = [];

/**
 * Decodes a JPEG, PNG, WebP, AVIF or HEIC of people, upright and at most as large as `box`, into sRGB pixels. The decoders are
 * native code that reads hostile bytes, so they run in a process of their own with limits of time and memory: whatever
 * happens to it, the site goes on.
 */
export function decodePicture(
  bytes: Uint8Array,
  box: { width: number; height: number },
  { ms, megabytes }: DecodingLimits = usual,
): Promise<Decoded> {
  return atOnce(async () => {
    const decoder = takeDecoder();
    const isHeic = detectImageFormat(bytes) === 'heic';
    const decoded = await decoder.decode({ bytes, isHeic, ...box, megabytes }, ms);
    if (decoder.isUsable) keepDecoder(decoder);
    return decoded;
  });
}

export function isPixels(decoded: Decoded): decoded is Pixels {
  return 'data' in decoded;
}

function takeDecoder(): DecoderProcess {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    clearTimeout(kept.end);
    if (kept.decoder.isUsable) return kept.decoder;
  }
  return new DecoderProcess();
}

function keepDecoder(decoder: DecoderProcess): void {
  const kept = {
    decoder,
    end: setTimeout(() => {
      idle.splice(idle.indexOf(kept), 1);
      decoder.end();
    }, idleMs).unref(),
  };
  idle.push(kept);
}

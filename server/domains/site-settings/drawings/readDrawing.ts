import { createHash } from 'node:crypto';
import { cleanSvg } from '../../../platform/images/cleanSvg';
import { drawCleanSvg } from '../../../platform/images/drawOwnSvg';
import { decodePicture, isPixels } from '../../../platform/images/decoding/decodePicture';
import { safeSharp, sharpFromPixels } from '../../../platform/images/safeSharp';
import type { StoredDrawing } from '../../../shared/brand/siteValues';
import { DomainError } from '../../../shared/errors/DomainError';

/** bytes of an uploaded file */
export const mostBytes = 500_000;
/** pixels of the longer and of the shorter side: smaller ones are blurred as an icon */
const leastSides = { longer: 128, shorter: 24 };
const widestRatio = 8;
/** pixels of the longer side of the stored picture */
const pictureSide = 1024;
const mostElements = 5_000;

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface ReadDrawing {
  drawing: StoredDrawing;
  /** names of elements of an SVG that were left out */
  removed: string[];
}

/**
 * Reads an uploaded logo: an SVG is cleaned, a PNG encoded anew, so nothing but the picture is kept.
 *
 * @throws DomainError VALIDATION_FAILED on `file` with what is wrong and how to mend it
 */
export async function readDrawing(base64: string): Promise<ReadDrawing> {
  const bytes = bytesOf(base64);
  if (bytes.subarray(0, pngStart.length).equals(pngStart)) return { drawing: await readPng(bytes), removed: [] };
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (/^\s*(?:<\?xml|<!--|<!DOCTYPE\s+svg|<svg)/i.test(text)) return readSvg(text);
  throw refused('INVALID', 'Choose an SVG or a PNG file.');
}

function bytesOf(base64: string): Buffer {
  if (base64 === '' || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw refused('INVALID', 'Send the file in base64.');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostBytes) throw refused('TOO_LARGE', `Choose a file of at most ${mostBytes / 1000} kB.`);
  return bytes;
}

async function readPng(bytes: Buffer): Promise<StoredDrawing> {
  const decoded = await decodePicture(bytes, { width: pictureSide, height: pictureSide });
  if (!isPixels(decoded)) throw refused('INVALID', 'The picture cannot be read. Save it again as PNG.');
  const { width, height } = decoded;
  if (Math.max(width, height) < leastSides.longer || Math.min(width, height) < leastSides.shorter) {
    const least = `${leastSides.longer} pixels on the longer side and ${leastSides.shorter} on the shorter`;
    throw refused('TOO_SMALL', `The picture has ${width} × ${height} pixels. Choose one with at least ${least}.`);
  }
  refuseBadRatio(width, height);
  const picture = await sharpFromPixels(decoded).png({ compressionLevel: 9 }).toBuffer();
  return { hash: hashOf(picture), kind: 'png', width, height, content: picture, picture };
}

async function readSvg(text: string): Promise<ReadDrawing> {
  if ((text.match(/</g) ?? []).length > 2 * mostElements) {
    throw refused('TOO_LARGE', `Choose a drawing of at most ${mostElements} elements.`);
  }
  const { svg, removed } = cleanSvg(text);
  const size = sizeOfSvg(svg);
  if (size === null) throw refused('INVALID', 'The SVG has no size. Save it with a viewBox.');
  refuseBadRatio(size.width, size.height);
  const scale = pictureSide / Math.max(size.width, size.height);
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const picture = await drawCleanSvg(svg, { width, height }).catch(() => {
    throw refused('INVALID', 'The SVG cannot be drawn. Open it in a drawing program and save it again.');
  });
  await refuseEmpty(picture, removed);
  const content = Buffer.from(svg);
  return { drawing: { hash: hashOf(content), kind: 'svg', width, height, content, picture }, removed };
}

function sizeOfSvg(svg: string): { width: number; height: number } | null {
  const [root = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const box = /\sviewBox="([^"]*)"/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const side = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  const [width = NaN, height = NaN] = box?.length === 4 ? box.slice(2) : [side('width'), side('height')];
  return width > 0 && height > 0 && Number.isFinite(width + height) ? { width, height } : null;
}

async function refuseEmpty(picture: Buffer, removed: readonly string[]): Promise<void> {
  const { channels } = await safeSharp(picture).ensureAlpha().stats();
  if ((channels[3]?.max ?? 0) > 0) return;
  const why = removed.length === 0 ? '' : ` Left out: ${removed.join(', ')}.`;
  throw refused('INVALID', `Nothing of the SVG can be seen.${why} Turn texts and pictures into paths.`);
}

function refuseBadRatio(width: number, height: number): void {
  const ratio = width / height;
  if (ratio > widestRatio || ratio < 0.5) {
    throw refused('INVALID', `Choose a logo at most ${widestRatio} times as wide and twice as high as its other side.`);
  }
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

function refused(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'file', code, message }] });
}

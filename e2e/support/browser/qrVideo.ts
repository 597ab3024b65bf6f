import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'qrcode';
import { makeTestFolder } from '../../../server/test/cluster/makeTestFolder';

const width = 640;
const height = 480;

/** A video of a QR code (Y4M); Chromium plays it in place of a camera. */
export function qrVideo(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const square = Math.floor((height - 80) / size);
  const left = Math.floor((width - size * square) / 2);
  const top = Math.floor((height - size * square) / 2);
  const grey = Buffer.alloc(width * height, 235);
  for (let y = 0; y < size * square; y += 1) {
    for (let x = 0; x < size * square; x += 1) {
      const isDark = data[Math.floor(y / square) * size + Math.floor(x / square)];
      if (isDark) grey[(top + y) * width + left + x] = 16;
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const file = path.join(makeTestFolder('camera'), 'qr.y4m');
  writeFileSync(file, Buffer.concat([head, frame, frame, frame]));
  return file;
}

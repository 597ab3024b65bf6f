import { toBuffer, toString } from 'qrcode';

export type QrFormat = 'png' | 'svg';

export interface QrCode {
  bytes: Buffer;
  contentType: string;
}

/** wide enough for print; the border of four squares is what scanners want */
const look = { errorCorrectionLevel: 'M', margin: 4, width: 720 } as const;

/** Black on white whatever surrounds it: a code in other colours is one that some phones do not read. */
export async function drawQrCode(content: string, format: QrFormat): Promise<QrCode> {
  if (format === 'png') return { bytes: await toBuffer(content, { ...look, type: 'png' }), contentType: 'image/png' };
  const svg = await toString(content, { ...look, type: 'svg' });
  return { bytes: Buffer.from(svg), contentType: 'image/svg+xml' };
}

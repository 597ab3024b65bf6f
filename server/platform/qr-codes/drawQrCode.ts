import { toBuffer, toString } from 'qrcode';

export type QrFormat = 'png' | 'svg';

export interface QrCode {
  bytes: Buffer;
  contentType: string;
}

/** wide enough for print; scanners need the border of four squares */
const look = { errorCorrectionLevel: 'M', margin: 4, width: 720 } as const;

/** Draws black on white in any design, because some phones cannot read other colours. */
export async function drawQrCode(content: string, format: QrFormat): Promise<QrCode> {
  if (format === 'png') return { bytes: await toBuffer(content, { ...look, type: 'png' }), contentType: 'image/png' };
  const svg = await toString(content, { ...look, type: 'svg' });
  return { bytes: Buffer.from(svg), contentType: 'image/svg+xml' };
}

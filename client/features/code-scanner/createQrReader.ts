/** Shape Detection API, which only some browsers have and TypeScript's DOM types lack. */
interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetectorLike;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's QR code detector; null if unsupported. */
async function barcodeDetector(): Promise<BarcodeDetectorLike | null> {
  const { BarcodeDetector: Detector } = window as { BarcodeDetector?: BarcodeDetectorClass };
  if (Detector === undefined) return null;
  const formats = await Detector.getSupportedFormats().catch((): string[] => []);
  return formats.includes('qr_code') ? new Detector({ formats: ['qr_code'] }) : null;
}

/** Reads the text of a QR code in the current frame; null if there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** pixels; enough for a code that fills a quarter of the picture, and fast on an old phone */
const longestSide = 800;

export async function createQrReader(): Promise<QrReader> {
  const detector = await barcodeDetector();
  if (detector !== null) return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (context === null || canvas.width === 0 || canvas.height === 0) return Promise.resolve(null);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      return Promise.resolve(null); // the library throws when it finds no code
    }
  };
}

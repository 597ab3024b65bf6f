/** Of the Shape Detection API, which TypeScript does not know yet; some browsers have it. */
interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetectorLike;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader of QR codes; null where it has none. */
export async function barcodeDetector(): Promise<BarcodeDetectorLike | null> {
  const { BarcodeDetector: Detector } = window as { BarcodeDetector?: BarcodeDetectorClass };
  if (Detector === undefined) return null;
  const formats = await Detector.getSupportedFormats().catch((): string[] => []);
  return formats.includes('qr_code') ? new Detector({ formats: ['qr_code'] }) : null;
}

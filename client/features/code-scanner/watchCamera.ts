import { codeInQr } from './codeInQr';
import { createQrReader } from './createQrReader';

const pauseMs = 150;

interface Watch {
  video: HTMLVideoElement;
  /** ends it, and lets the camera go */
  signal: AbortSignal;
  /** a QR code was read that is no coupon's */
  onForeign: () => void;
}

/** Shows the camera's picture and looks for a coupon's code; null when it was ended before. */
export async function watchCamera({ video, signal, onForeign }: Watch): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    signal.throwIfAborted();
    video.srcObject = stream;
    await video.play();
    const read = await createQrReader();
    for (;;) {
      signal.throwIfAborted();
      const text = await read(video);
      const code = text === null ? null : codeInQr(text);
      if (code !== null) return code;
      if (text !== null) onForeign();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

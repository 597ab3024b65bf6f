import { codeInQr } from './codeInQr';
import { createQrReader } from './createQrReader';

/** TypeScript does not know of it yet; browsers say true, or a list of what it can be. */
interface LightCapabilities extends MediaTrackCapabilities {
  torch?: boolean | boolean[];
}

/** Whether this camera has a light that a page may switch. */
function hasTorch(camera: MediaStreamTrack): boolean {
  if (!('getCapabilities' in camera)) return false; // Firefox before 132
  const { torch } = camera.getCapabilities() as LightCapabilities;
  return [torch].flat().includes(true);
}

const pauseMs = 150;

interface Watch {
  video: HTMLVideoElement;
  /** ends it, and lets the camera go */
  signal: AbortSignal;
  /** a QR code was read that is no coupon's */
  onForeign: () => void;
  /** the camera that is open has a light that can be switched */
  onTorch: (camera: MediaStreamTrack) => void;
}

/** Shows the camera's picture and looks for a coupon's code; null when it was ended before. */
export async function watchCamera({ video, signal, onForeign, onTorch }: Watch): Promise<string | null> {
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
      // asked again and again: some browsers know it a moment after the first picture
      const light = stream.getVideoTracks().find(hasTorch);
      if (light) onTorch(light);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

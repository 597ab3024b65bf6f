import { codeInQr } from './codeInQr';
import { createQrReader } from './createQrReader';

/** TypeScript's DOM types lack `torch`; browsers report true or a list of possible values. */
interface LightCapabilities extends MediaTrackCapabilities {
  torch?: boolean | boolean[];
}

/** True if a page can switch this camera's light. */
function hasTorch(camera: MediaStreamTrack): boolean {
  if (!('getCapabilities' in camera)) return false; // Firefox before 132
  const { torch } = camera.getCapabilities() as LightCapabilities;
  return [torch].flat().includes(true);
}

const pauseMs = 150;

interface Watch {
  video: HTMLVideoElement;
  /** stops scanning and releases the camera */
  signal: AbortSignal;
  /** called after reading a QR code that is no coupon's */
  onForeign: () => void;
  /** called with an open camera whose light can be switched */
  onTorch: (camera: MediaStreamTrack) => void;
}

/** Shows the camera and scans for a coupon's code. Resolves to null when it is aborted first. */
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
      // checked repeatedly, because some browsers report the light only after the first frame
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

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { watchCamera } from './watchCamera';

interface Scan {
  video: RefObject<HTMLVideoElement | null>;
  problem: string | null;
  /** true after reading a QR code that is no coupon's */
  isForeign: boolean;
  /** the open camera if its light can be switched */
  withTorch: MediaStreamTrack | null;
}

/** Opens the camera and scans until it finds a coupon's code or the component is removed. */
export function useQrScan(onCode: (code: string) => void): Scan {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isForeign, setForeign] = useState(false);
  const [withTorch, setWithTorch] = useState<MediaStreamTrack | null>(null);
  const found = useEffectEvent(onCode);

  useEffect(() => {
    if (video.current === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    watchCamera({ video: video.current, signal, onForeign: () => setForeign(true), onTorch: setWithTorch }).then(
      (code) => {
        if (code !== null && !signal.aborted) found(code);
      },
      (error: unknown) => {
        if (!signal.aborted) setProblem(cameraProblem(error));
      },
    );
    return () => leaving.abort();
  }, []);

  return { video, problem, isForeign, withTorch };
}

/** Why the camera does not work, and what to do instead. */
function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
      return 'This site may not use the camera. Allow it in your browser, or type the code.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'There is no camera on this device. Type the code.';
    case 'NotReadableError':
      return 'Another program is using the camera. Close that, or type the code.';
    default:
      return 'The camera cannot be used in this browser. Type the code.';
  }
}

/** TypeScript does not know of it yet; browsers say true, or a list of what it can be. */
interface LightCapabilities extends MediaTrackCapabilities {
  torch?: boolean | boolean[];
}

/** Whether this camera has a light that a page may switch. */
export function hasTorch(camera: MediaStreamTrack): boolean {
  if (!('getCapabilities' in camera)) return false; // Firefox before 132
  const { torch } = camera.getCapabilities() as LightCapabilities;
  return [torch].flat().includes(true);
}

/** TypeScript does not know of it yet. */
interface LightConstraints extends MediaTrackConstraintSet {
  torch: boolean;
}

/** The light of a camera on or off; it goes out by itself when the camera is let go. */
export async function switchTorch(camera: MediaStreamTrack, torch: boolean): Promise<void> {
  const light: LightConstraints = { torch };
  await camera.applyConstraints({ advanced: [light] });
}

import type { FileStore } from '../../platform/file-store/FileStore';
import { drawOwnSvg } from '../../platform/images/drawOwnSvg';
import { encodeImage } from '../../platform/images/encodeImage';
import { storeImage, type StoredImage } from '../../platform/images/storeImage';
import type { DemoBrochure } from './DemoBrochure';
import { drawPicture } from './pictures/drawPicture';
import type { SceneName } from './pictures/scenes';

export interface DemoPicture {
  scene: SceneName;
  seed: string;
}

/** Drawings are plain surfaces: more effort makes them hardly smaller and takes twice as long. */
const effort = 2;

/** Returns the pictures of an ad. The first is its own; all ads with the same scene share further ones. */
export function picturesOf(demo: DemoBrochure): DemoPicture[] {
  const own = `${demo.title ?? ''} ${demo.companyName ?? demo.vendor ?? ''}`;
  return (demo.pictures ?? []).map((scene, index) => ({ scene, seed: index === 0 ? own : 'shared' }));
}

export const pictureKey = ({ scene, seed }: DemoPicture): string => `${scene} ${seed}`;

/** Draws and stores every picture once. Returns them by key. */
export async function drawDemoPictures(
  files: FileStore,
  brochures: readonly DemoBrochure[],
  onProgress: (done: number, of: number) => void,
): Promise<Map<string, StoredImage>> {
  const wanted = new Map(brochures.flatMap(picturesOf).map((picture) => [pictureKey(picture), picture]));
  const keys = [...wanted.keys()];
  const drawings = [...wanted.values()].map(({ scene, seed }) => drawPicture(scene, seed));
  const stored = new Map<string, StoredImage>();
  await drawOwnSvg(drawings, async (pixels, index) => {
    stored.set(keys[index] ?? '', await storeImage(files, await encodeImage(pixels, effort)));
    onProgress(stored.size, drawings.length);
  });
  return stored;
}

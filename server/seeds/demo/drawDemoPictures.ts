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

/** Drawings are plain surfaces: more effort makes them hardly smaller and twice as slow. */
const effort = 2;

/** An ad's first picture is its own; further ones are shared by all ads that show the same scene. */
export function picturesOf(demo: DemoBrochure): DemoPicture[] {
  const own = `${demo.title ?? ''} ${demo.companyName ?? demo.vendor ?? ''}`;
  return (demo.pictures ?? []).map((scene, index) => ({ scene, seed: index === 0 ? own : 'shared' }));
}

export const pictureKey = ({ scene, seed }: DemoPicture): string => `${scene} ${seed}`;

/** Draws and keeps every picture once; by key. */
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

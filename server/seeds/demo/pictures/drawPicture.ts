import type { MoodName } from './moods';
import { scenes, type SceneName } from './scenes';
import { Stage } from './Stage';

/** Returns the picture of a subject as SVG. Each seed changes light, side and detail. */
export function drawPicture(scene: SceneName, seed: string, mood?: MoodName): string {
  const { draw, moods, mirrors } = scenes[scene];
  const chosen = mood ?? new Stage(seed, 'noon').random.pick(moods);
  const stage = new Stage(`${scene} ${seed}`, chosen);
  const content = draw(stage);
  return stage.toSvg(content, mirrors && stage.random.chance(0.5));
}

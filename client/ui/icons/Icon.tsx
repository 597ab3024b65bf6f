import { iconId } from './iconId';
import type { IconName } from './iconPaths';

interface IconProps {
  name: IconName;
  size?: number;
}

/**
 * A decorative icon, drawn once in each page (`vite/iconsPlugin.ts`). Without text beside it, its button or link needs
 * an accessible name. `base.css` has its style, because a class for each icon would be a sixth of its markup.
 */
export function Icon({ name, size = 20 }: IconProps) {
  const length = size === 20 ? undefined : size;
  return (
    <svg width={length} height={length} aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}

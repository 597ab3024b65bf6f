import { IconDrawing } from './IconDrawing';
import { moreIconPaths, type MoreIconName } from './moreIconPaths';

interface MoreIconProps {
  name: MoreIconName;
  size?: number;
}

/** Any icon, including those outside the initial bundle. */
export function MoreIcon({ name, size = 20 }: MoreIconProps) {
  return <IconDrawing path={moreIconPaths[name]} size={size} />;
}

import { IconDrawing } from './IconDrawing';
import { moreIconPaths, type MoreIconName } from './moreIconPaths';

interface MoreIconProps {
  name: MoreIconName;
  size?: number;
}

/** Any icon, also those that the first page does not bring. */
export function MoreIcon({ name, size = 20 }: MoreIconProps) {
  return <IconDrawing path={moreIconPaths[name]} size={size} />;
}

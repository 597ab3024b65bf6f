import { IconDrawing } from './IconDrawing';
import { iconPaths, type IconName } from './iconPaths';

interface IconProps {
  name: IconName;
  size?: number;
}

export function Icon({ name, size = 20 }: IconProps) {
  return <IconDrawing path={iconPaths[name]} size={size} />;
}

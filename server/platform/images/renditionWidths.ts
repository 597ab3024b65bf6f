const steps = [320, 640, 960, 1280, 1920];

/** Returns the widths of a picture's renditions: at least one, and none wider than the picture. */
export function renditionWidths(sourceWidth: number): number[] {
  const widths = steps.filter((width) => width <= sourceWidth);
  return widths.length > 0 ? widths : [sourceWidth];
}

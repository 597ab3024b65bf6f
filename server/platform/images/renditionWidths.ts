const steps = [320, 640, 960, 1280, 1920];

/** The widths in which a picture is offered: never wider than it is, and at least one. */
export function renditionWidths(sourceWidth: number): number[] {
  const widths = steps.filter((width) => width <= sourceWidth);
  return widths.length > 0 ? widths : [sourceWidth];
}

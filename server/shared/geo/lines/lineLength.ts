/** Length of a line of points on a plane, in the plane's unit. */
export function lineLength(line: readonly (readonly [x: number, y: number])[]): number {
  let sum = 0;
  for (let at = 1; at < line.length; at++) {
    const [x1, y1] = line[at - 1] ?? [0, 0];
    const [x2, y2] = line[at] ?? [0, 0];
    sum += Math.hypot(x2 - x1, y2 - y1);
  }
  return sum;
}

/** Returns straight lines from point to point, as the `d` of an SVG path. */
export function svgPath(points: readonly [x: number, y: number][]): string {
  const tenth = (value: number): string => String(Math.round(value * 10) / 10);
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');
}

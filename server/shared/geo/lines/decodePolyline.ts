import type { Position } from '../MapGeometry';

/** Decodes Google's polyline format with `precision` decimals. Longitude comes first here. */
export function decodePolyline(text: string, precision: number): Position[] {
  const unit = 10 ** precision;
  const positions: Position[] = [];
  let [x, y, at] = [0, 0, 0];
  const next = (): number => {
    let [value, shift, part] = [0, 0, 0];
    do {
      part = text.charCodeAt(at) - 63;
      at += 1;
      value |= (part & 31) << shift;
      shift += 5;
    } while (part >= 32);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    x += next();
    y += next();
    positions.push([x / unit, y / unit]);
  }
  return positions;
}

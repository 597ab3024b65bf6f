import type { GeoBox } from '../../../../shared/geo/GeoBox';
import type { Position } from '../../../../shared/geo/MapGeometry';
import { isInPolygon } from '../../../../shared/geo/polygons/isInPolygon';

type Ring = readonly Position[];

/** Areas outside of imports that are drawn as something else than in the outline of the country. */
export interface CoastPatches {
  land: Ring[];
  sea: Ring[];
}

/** degrees: coasts that are further apart at the edge of an import are not the same coast */
const farthest = 0.08;
/** the length along the coast on which it leads from one line to the other, as a multiple of their distance */
const lead = 3;

/**
 * Lets the coarse coast of the outline run to the exact coast of an import, where both cross an edge of its box: without
 * it the coast jumps along the edge by up to some kilometres. The outline's last stretch outside of the box is replaced
 * by a line to where the import's coast begins.
 */
export function meetCoasts(box: GeoBox, imported: readonly Ring[], outline: readonly Ring[]): CoastPatches {
  const patches: CoastPatches = { land: [], sea: [] };
  for (const side of sidesOf(box)) {
    const coasts = crossingsOf(imported, side);
    const coarse = crossingsOf(outline, side);
    // each coast has one partner: the nearer one. The outline has few coasts at an edge, an import may have very many
    for (const rough of coarse) {
      const exact = nearest(rough, coasts);
      if (!exact || nearest(exact, coarse) !== rough || rough.at === exact.at) continue;
      const stretch = outward(outline[rough.ring] ?? [], rough, side, Math.abs(rough.at - exact.at) * lead);
      if (stretch.length === 0) continue;
      const isLand = isInPolygon(side.point((rough.at + exact.at) / 2), imported);
      // the rim of the box has the outline's coast at low zooms; below imported land no water is seen
      const rim = isLand ? [] : [side.inside(exact.at), side.inside(rough.at)];
      const ring = [side.point(rough.at), ...stretch, side.point(exact.at), ...rim, side.point(rough.at)];
      patches[isLand ? 'land' : 'sea'].push(ring);
    }
  }
  return patches;
}

interface Side {
  /** the coordinate that is the same along the side */
  axis: 0 | 1;
  edge: number;
  from: number;
  to: number;
  /** 1: outside has greater coordinates */
  out: 1 | -1;
  point: (along: number) => Position;
  /** a little inside of the box */
  inside: (along: number) => Position;
}

/** degrees: wider than the rim of an import's water at the zooms that show its coast */
const rimWidth = 0.025;

function sidesOf({ west, south, east, north }: GeoBox): Side[] {
  const upright = (edge: number, out: 1 | -1): Side => ({
    ...{ axis: 0, edge, from: south, to: north, out },
    point: (along) => [edge, along],
    inside: (along) => [edge - out * rimWidth, along],
  });
  const level = (edge: number, out: 1 | -1): Side => ({
    ...{ axis: 1, edge, from: west, to: east, out },
    point: (along) => [along, edge],
    inside: (along) => [along, edge - out * rimWidth],
  });
  return [upright(west, -1), upright(east, 1), level(south, -1), level(north, 1)];
}

interface Crossing {
  /** the coordinate along the side */
  at: number;
  ring: number;
  /** of the ring's position before the crossing */
  position: number;
  /** true: with growing coordinates along the side, land begins here */
  beginsLand: boolean;
}

/** degrees: crossings as near are one place, as where two areas of land touch */
const samePlace = 1e-6;

/** Returns the crossings in their order along the side. */
function crossingsOf(rings: readonly Ring[], { axis, edge, from, to }: Side): Crossing[] {
  const along = axis === 0 ? 1 : 0;
  const found: Crossing[] = [];
  rings.forEach((ring, at) => {
    for (let position = 0; position + 1 < ring.length; position++) {
      const [one, other] = [ring[position] ?? [], ring[position + 1] ?? []];
      const [depth, nextDepth] = [(one[axis] ?? 0) - edge, (other[axis] ?? 0) - edge] as const;
      if (depth > 0 === nextDepth > 0) continue;
      const share = depth / (depth - nextDepth);
      const place = (one[along] ?? 0) + ((other[along] ?? 0) - (one[along] ?? 0)) * share;
      found.push({ at: place, ring: at, position, beginsLand: false });
    }
  });
  // land and water alternate along the line of the side
  found.sort((one, other) => one.at - other.at);
  let passed = 0;
  for (const crossing of found) {
    while ((found[passed]?.at ?? Infinity) <= crossing.at + samePlace) passed += 1;
    crossing.beginsLand = passed % 2 === 1;
  }
  return found.filter(({ at }) => at > from && at < to);
}

function nearest({ at, beginsLand }: Crossing, others: readonly Crossing[]): Crossing | null {
  const same = others.filter((other) => other.beginsLand === beginsLand && Math.abs(other.at - at) <= farthest);
  return same.reduce<Crossing | null>((best, other) => {
    return best && Math.abs(best.at - at) <= Math.abs(other.at - at) ? best : other;
  }, null);
}

/** Returns the ring's positions from the crossing away from the box; none if it comes back within the length. */
function outward(ring: Ring, { at, position }: Crossing, side: Side, length: number): Position[] {
  const open = ring.slice(0, -1);
  const depth = (place: Position): number => ((place[side.axis] ?? 0) - side.edge) * side.out;
  const step = depth(ring[position + 1] ?? []) > 0 ? 1 : -1;
  const found: Position[] = [];
  let left = length;
  let before = side.point(at);
  for (let next = step === 1 ? position + 1 : position; found.length < open.length; next += step) {
    const place = open.at(next % open.length) ?? [];
    if (depth(place) <= 0) return [];
    const distance = Math.hypot((place[0] ?? 0) - (before[0] ?? 0), (place[1] ?? 0) - (before[1] ?? 0));
    if (distance >= left) return [...found, between(before, place, left / distance)];
    found.push(place);
    left -= distance;
    before = place;
  }
  return [];
}

function between([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position, share: number): Position {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

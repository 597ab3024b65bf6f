import { flatPlane } from '../../../../shared/geo/flatPlane';
import { positionsOf } from '../../../../shared/geo/geometryParts';
import { joinLines } from '../../../../shared/geo/lines/joinLines';
import { lineLength } from '../../../../shared/geo/lines/lineLength';
import type { Position } from '../../../../shared/geo/MapGeometry';
import type { TileRow } from '../readTileFeatures';
import { gapInStreet, streetLines } from '../streetLines';

/** The lowest zoom whose maps name roads. Below it pieces of roads are joined whatever their names. */
const namedFrom = 11;
/** Below it an interruption of so many pixels would make dashes of a road, and a piece as short alone a crumb. */
const leastPixels = 6;
/** metres: pieces without a name are joined where they meet, because others are different roads */
const touching = 2;

const metresPerPixel = 156_543;

export interface JoinedWay {
  /** the first of the pieces: they have its kind and class */
  row: TileRow;
  /** empty below the zoom of names */
  name: string;
  lines: Position[][];
}

/**
 * Joins the pieces of streets, railways and ferries, so that a road of several sources' pieces is one line, and its name
 * has room. Areas have the line along their middle.
 */
export function joinWays(rows: readonly TileRow[], zoom: number): JoinedWay[] {
  const isNamed = zoom >= namedFrom;
  const groups = new Map<string, TileRow[]>();
  for (const row of rows) {
    const key = [row.kind, row.rank, row.roadClass ?? '', row.routeNumber, isNamed ? row.name : ''].join('\n');
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap((pieces) => {
    const [row] = pieces as [TileRow, ...TileRow[]];
    const [, latitude = 0] = positionsOf(row.geometry)[0] ?? [];
    // a map shows tiles of the zoom below its own
    const pixel = (metresPerPixel * Math.cos((latitude * Math.PI) / 180)) / 2 ** (zoom + 1);
    const plane = flatPlane(positionsOf(row.geometry)[0] ?? [0, 0]);
    const ways = pieces.flatMap((piece) => streetLines(piece.geometry, plane));
    const joined = joinLines(ways, isNamed ? gapOf(row) : Math.max(gapOf(row), leastPixels * pixel));
    const shown =
      isNamed || row.kind === 'FERRY' ? joined : joined.filter((line) => lineLength(line) > leastPixels * pixel);
    if (shown.length === 0) return [];
    return [{ row, name: isNamed ? row.name : '', lines: shown.map((line) => line.map(plane.toPosition)) }];
  });
}

function gapOf({ kind, name }: TileRow): number {
  return kind === 'STREET' && name !== '' ? gapInStreet : touching;
}

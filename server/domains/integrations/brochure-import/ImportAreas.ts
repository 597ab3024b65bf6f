import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { newDid } from '../../../shared/did';
import type { ImportRow } from './rows/ImportRow';
import type { MapAreaDefinition } from './readMapAreaDefinitions';

interface Area {
  id: number;
  code: string;
  name: string;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Finds the map area of a row: the area chosen for all rows, else the row's own, else the one at its position. */
export class ImportAreas {
  private readonly byCode: Map<string, Area>;
  private readonly bySize: Area[];

  private constructor(
    areas: Area[],
    private readonly forAll: Area | null,
  ) {
    const byName = areas.map((area) => [area.name.toLowerCase(), area] as const);
    this.byCode = new Map([...byName, ...areas.map((area) => [area.code, area] as const)]);
    this.bySize = areas.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  }

  /** Creates the missing areas of `definitions`; when an area is chosen, only that one. */
  static async load(
    manager: EntityManager,
    chosen: string | null,
    definitions: MapAreaDefinition[],
  ): Promise<ImportAreas> {
    await createMissing(
      manager,
      definitions.filter(({ code }) => chosen === null || code === chosen),
    );
    const areas = await manager.query<Area[]>('SELECT id, code, name, west, south, east, north FROM map_areas');
    if (chosen === null) return new ImportAreas(areas, null);
    const area = areas.find(({ code }) => code === chosen);
    if (area) return new ImportAreas(areas, area);
    const known = [...new Set([...areas, ...definitions].map(({ code }) => code))].join(', ');
    const way = 'To make a new area, describe it in the file of --map-areas.';
    throw new DomainError('NOT_FOUND', `There is no map area "${chosen}". Known: ${known || 'none yet'}. ${way}`);
  }

  find({ mapAreas, latitude, longitude }: Pick<ImportRow, 'mapAreas' | 'latitude' | 'longitude'>): Area | null {
    if (this.forAll) return this.forAll;
    const named = this.named(mapAreas);
    if (named) return named;
    if (latitude === null || longitude === null) return null;
    return this.bySize.find((area) => contains(area, latitude, longitude)) ?? null;
  }

  /** Returns the unknown area name that a row asks for. The row may still get an area by its position. */
  unknownOf({ mapAreas }: ImportRow): string | undefined {
    return this.forAll || this.named(mapAreas) ? undefined : mapAreas[0];
  }

  private named(codes: readonly string[]): Area | undefined {
    return codes.map((code) => this.byCode.get(code.toLowerCase())).find((area) => area !== undefined);
  }
}

export function contains({ west, south, east, north }: Area, latitude: number, longitude: number): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function sizeOf({ west, south, east, north }: Area): number {
  return (east - west) * (north - south);
}

async function createMissing(manager: EntityManager, definitions: MapAreaDefinition[]): Promise<void> {
  // even an INSERT without rows counts as a change of the public data
  if (definitions.length === 0) return;
  await manager.query(
    `INSERT INTO map_areas (did, code, name, state, west, south, east, north, grid_columns, grid_rows)
     SELECT did, code, name, state, west, south, east, north, "gridColumns", "gridRows"
     FROM jsonb_to_recordset($1::jsonb) AS area (
       did text, code text, name text, state text, west double precision, south double precision,
       east double precision, north double precision, "gridColumns" integer, "gridRows" integer)
     ON CONFLICT (code) DO NOTHING`,
    [JSON.stringify(definitions.map((definition) => ({ did: newDid(), ...definition })))],
  );
}

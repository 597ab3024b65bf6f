import { DomainError, type FieldError } from '../../../shared/errors/DomainError';

/** A map area from a file: box in degrees (WGS 84), grid columns from the west, rows from the north. */
export interface MapAreaDefinition {
  code: string;
  name: string;
  state: string | null;
  west: number;
  south: number;
  east: number;
  north: number;
  gridColumns: number;
  gridRows: number;
}

/**
 * Reads a JSON list of `{code, name, state, bbox: [west, south, east, north], columns, rows}`; ignores other
 * properties.
 * @throws VALIDATION_FAILED with every invalid entry
 */
export function readMapAreaDefinitions(json: string): MapAreaDefinition[] {
  const parsed = parse(json);
  if (!Array.isArray(parsed)) throw new DomainError('BAD_REQUEST', 'The file of map areas holds no list.');
  const errors: FieldError[] = [];
  const definitions = parsed.map((entry: unknown, index) => {
    const definition = readDefinition(entry);
    if (typeof definition !== 'string') return definition;
    errors.push({ field: `[${index}]`, code: 'invalid', message: `Map area ${index + 1}: ${definition}` });
    return null;
  });
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', 'The file of map areas does not fit.', { errors });
  }
  return definitions.filter((definition) => definition !== null);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new DomainError('BAD_REQUEST', `The file of map areas is not JSON: ${(error as Error).message}`);
  }
}

function readDefinition(entry: unknown): MapAreaDefinition | string {
  if (typeof entry !== 'object' || entry === null) return 'is not an object.';
  const { code, name, state, bbox, columns, rows } = entry as Record<string, unknown>;
  if (typeof code !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) {
    return '"code" must be lower-case letters and digits, joined by hyphens.';
  }
  if (typeof name !== 'string' || name.trim() === '') return '"name" is missing.';
  if (!Array.isArray(bbox) || bbox.length !== 4 || !bbox.every((edge) => Number.isFinite(edge))) {
    return '"bbox" must be four numbers: west, south, east, north.';
  }
  const [west, south, east, north] = bbox as [number, number, number, number];
  if (west >= east || south >= north) return '"bbox" must run from west to east and from south to north.';
  if (!isCount(columns) || !isCount(rows)) return '"columns" and "rows" must be whole numbers of 1 or more.';
  return {
    code,
    name: name.trim(),
    state: typeof state === 'string' ? state : null,
    west,
    south,
    east,
    north,
    gridColumns: columns,
    gridRows: rows,
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1;
}

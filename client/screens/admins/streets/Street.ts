import type { StreetAreasQuery, StreetImportsQuery, StreetsScreenQuery } from '../../../generated/types';

export type Street = StreetsScreenQuery['streetIndex']['edges'][number]['node'];
export type StreetArea = StreetAreasQuery['mapAreas']['edges'][number]['node'];
export type DoneImport = StreetImportsQuery['streetImports']['edges'][number]['node'];

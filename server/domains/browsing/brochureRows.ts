import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { flatEntity, type FlatEntity, type SqlRow } from '../../platform/database/flatEntity';
import { Asset } from '../assets/Asset';
import { Brochure } from '../brochures/Brochure';
import { Category } from '../categories/Category';
import { MapArea } from '../map-areas/MapArea';
import { Vendor } from '../vendors/Vendor';
import { BrochureNeighbours } from './BrochureNeighbours';

/** How ads are read from flat rows, together with everything that a list shows of their neighbours. */
export interface BrochureRows {
  /** select list over `b`, the ads, and `joins` */
  columns: string;
  joins: string;
  /** Makes the ads of a statement, and gives each its neighbours, so that no field asks for them again. */
  read(context: RequestContext, rows: readonly unknown[][]): Brochure[];
}

const made = new WeakMap<DataSource, BrochureRows>();

export function brochureRows(database: DataSource): BrochureRows {
  const known = made.get(database);
  if (known) return known;
  const rows = make(database);
  made.set(database, rows);
  return rows;
}

function make(database: DataSource): BrochureRows {
  const brochure = flatEntity(database, Brochure, 'b');
  const vendor = flatEntity(database, Vendor, 'v');
  const mapArea = flatEntity(database, MapArea, 'm');
  const thumbnail = flatEntity(database, Asset, 't');
  const category = flatEntity(database, Category, 'c');
  const parent = flatEntity(database, Category, 'p');
  const entities: FlatEntity<object>[] = [brochure, vendor, mapArea, thumbnail, category, parent];
  const starts = new Map<FlatEntity<object>, number>();
  let width = 0;
  for (const entity of entities) {
    starts.set(entity, width);
    width += entity.width;
  }
  const readPart = <T extends object>(entity: FlatEntity<T>, row: readonly unknown[]): T | null =>
    entity.readAt(row, starts.get(entity) ?? 0);
  return {
    columns: [
      ...entities.map((entity) => entity.select),
      // most ads have none, and for those this looks into one index
      `(SELECT json_agg(f) FROM (
          SELECT ${category.select}, ${parent.select} FROM brochure_categories x
          JOIN categories c ON c.id = x.category_id LEFT JOIN categories p ON p.id = c.parent_id
          WHERE x.brochure_id = b.id ORDER BY c.sort_order, c.id) f) AS further`,
    ].join(', '),
    joins: `
      JOIN categories c ON c.id = b.category_id
      LEFT JOIN categories p ON p.id = c.parent_id
      LEFT JOIN vendors v ON v.id = b.vendor_id
      LEFT JOIN map_areas m ON m.id = b.map_area_id
      LEFT JOIN LATERAL (
        SELECT * FROM assets a
        WHERE a.brochure_id = b.id AND a.type IN ('BROCHURE_IMAGE', 'BROCHURE_THUMBNAIL_IMAGE')
        ORDER BY a.type = 'BROCHURE_IMAGE' DESC, a.sort_order, a.id LIMIT 1) t ON true`,
    read(context, rows) {
      const neighbours = new BrochureNeighbours(context);
      return rows.map((row) => {
        const ad = readPart(brochure, row);
        if (!ad) throw new Error('A row without an ad');
        const further = (row[width] ?? []) as SqlRow[];
        neighbours.give(ad, {
          vendor: () => readPart(vendor, row),
          mapArea: () => readPart(mapArea, row),
          thumbnail: readPart(thumbnail, row),
          category: () => readPart(category, row),
          parent: () => readPart(parent, row),
          further: further.map((each) => ({ category: category.read(each), parent: parent.read(each) })),
        });
        return ad;
      });
    },
  };
}

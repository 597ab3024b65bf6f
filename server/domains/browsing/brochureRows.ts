import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { flatEntity, type SqlRow } from '../../platform/database/flatEntity';
import { Asset } from '../assets/Asset';
import { thumbnailLoader } from '../assets/thumbnailLoader';
import { Brochure } from '../brochures/Brochure';
import { brochureCategoriesLoader } from '../brochures/brochureCategoriesLoader';
import { Category } from '../categories/Category';
import { categoryLoader } from '../categories/categoryLoader';
import { MapArea } from '../map-areas/MapArea';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { Vendor } from '../vendors/Vendor';
import { vendorLoader } from '../vendors/vendorLoader';

/** How ads are read from flat rows, together with everything that a list shows of their neighbours. */
export interface BrochureRows {
  /** select list over `b`, the ads, and `joins` */
  columns: string;
  joins: string;
  /** Makes the ad, and puts its neighbours into the request's loaders, so that no field asks for them again. */
  read(context: RequestContext, row: SqlRow): Brochure;
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
  const main = categoryWithParent(database, 'c', 'cp');
  const further = categoryWithParent(database, 'f', 'fp');
  return {
    columns: [brochure, vendor, mapArea, thumbnail, main]
      .map((entity) => entity.select)
      .concat(
        `(SELECT json_agg(f ORDER BY f.f_sort_order, f.f_id) FROM (
          SELECT ${further.select} FROM brochure_categories bf
          JOIN categories f ON f.id = bf.category_id LEFT JOIN categories fp ON fp.id = f.parent_id
          WHERE bf.brochure_id = b.id) f) AS further`,
      )
      .join(', '),
    joins: `
      JOIN categories c ON c.id = b.category_id
      LEFT JOIN categories cp ON cp.id = c.parent_id
      LEFT JOIN vendors v ON v.id = b.vendor_id
      LEFT JOIN map_areas m ON m.id = b.map_area_id
      LEFT JOIN LATERAL (
        SELECT * FROM assets a
        WHERE a.brochure_id = b.id AND a.type IN ('BROCHURE_IMAGE', 'BROCHURE_THUMBNAIL_IMAGE')
        ORDER BY a.type = 'BROCHURE_IMAGE' DESC, a.sort_order, a.id LIMIT 1) t ON true`,
    read(context, row) {
      const ad = brochure.read(row);
      if (!ad) throw new Error('A row without an ad');
      if (ad.vendorId !== null) context.loader(vendorLoader).prime(ad.vendorId, vendor.read(row));
      if (ad.mapAreaId !== null) context.loader(mapAreaLoader).prime(ad.mapAreaId, mapArea.read(row));
      context.loader(thumbnailLoader).prime(ad.id, thumbnail.read(row));
      main.read(context, row);
      const furtherRows = (row.further ?? []) as SqlRow[];
      const categories = furtherRows.flatMap((each) => further.read(context, each) ?? []);
      context.loader(brochureCategoriesLoader).prime(ad.id, categories);
      return ad;
    },
  };
}

function categoryWithParent(database: DataSource, alias: string, parentAlias: string) {
  const category = flatEntity(database, Category, alias);
  const parent = flatEntity(database, Category, parentAlias);
  return {
    select: `${category.select}, ${parent.select}`,
    read(context: RequestContext, row: SqlRow): Category | null {
      const loader = context.loader(categoryLoader);
      const read = [parent.read(row), category.read(row)];
      for (const each of read) if (each) loader.prime(each.id, each);
      return read[1] ?? null;
    },
  };
}

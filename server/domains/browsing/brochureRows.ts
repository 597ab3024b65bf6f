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
  const category = flatEntity(database, Category, 'c');
  return {
    // category_ids holds the main category, the further ones and the parents of all of them
    columns: [
      ...[brochure, vendor, mapArea, thumbnail].map((entity) => entity.select),
      `(SELECT json_agg(c) FROM (
          SELECT ${category.select} FROM categories c WHERE c.id = ANY(b.category_ids) ORDER BY c.sort_order, c.id
        ) c) AS categories`,
      `ARRAY(SELECT f.category_id FROM brochure_categories f WHERE f.brochure_id = b.id) AS further_ids`,
    ].join(', '),
    joins: `
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
      const categories = ((row.categories ?? []) as SqlRow[]).flatMap((each) => category.read(each) ?? []);
      for (const each of categories) context.loader(categoryLoader).prime(each.id, each);
      const furtherIds = row.further_ids as number[];
      const further = categories.filter((each) => furtherIds.includes(each.id));
      context.loader(brochureCategoriesLoader).prime(ad.id, further);
      return ad;
    },
  };
}

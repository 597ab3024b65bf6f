import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { flatEntity } from '../../../platform/database/flatEntity';
import { Asset } from '../../brochures/assets/Asset';
import { Brochure } from '../../brochures/Brochure';
import { Vendor } from '../../vendors/Vendor';
import { BrochureRelations } from './BrochureRelations';
import { pictureColumns } from '../field-selection/pictureColumns';
import type { FieldSelection } from '../field-selection/FieldSelection';
import type { ReferenceData } from '../reference-data/ReferenceData';

/** Reads ads with their relations from flat rows. Categories and areas come from the reference data. */
export interface BrochureRows {
  /** select list over `b`, the ads, and the joins */
  columns: string;
  /** `number` is SQL for the id of the ad, or for several ids by ANY, as in the statement's condition */
  joins(number: string): string;
  /** Returns the version of the reference data when the rows were read; null if they do not need them. */
  versionOf(rows: readonly unknown[][]): number | null;
  /**
   * Returns the ads of a statement with their relations, so that no field needs another query. Notes the ads for the
   * response cache: a response without the note would stay when a coupon of the ad is sold.
   */
  read(context: RequestContext, rows: readonly unknown[][], referenceData: ReferenceData | null): Brochure[];
}

/** Whether the caller may see an ad depends on these columns. */
const always = ['id', 'status', 'recordStatus', 'stateVersion', 'vendorId', 'submittedAt'] as const;
/** The reference data are found by these columns. */
const referenceColumns = ['categoryId', 'mapAreaId'] as const;

const shownOfPictures = new Set<keyof Asset>(['brochureId', ...Object.values(pictureColumns).flat()]);

const made = new WeakMap<DataSource, WeakMap<FieldSelection, BrochureRows>>();

export function brochureRows(database: DataSource, fields: FieldSelection): BrochureRows {
  const ofDatabase = made.get(database) ?? new WeakMap<FieldSelection, BrochureRows>();
  made.set(database, ofDatabase);
  const rows = ofDatabase.get(fields) ?? make(database, fields);
  ofDatabase.set(fields, rows);
  return rows;
}

interface SelectPart {
  columns: string;
  join?: (number: string) => string;
  width: number;
}

// Without LIMIT the planner scans the whole table for a few rows instead of using the index.
const vendorJoin = (): string =>
  'LEFT JOIN LATERAL (SELECT * FROM vendors o WHERE o.id = b.vendor_id LIMIT 1) v ON true';
// one join for the files of all ads; one for each ad took 1.5 times as long
const thumbnailJoin = (number: string): string => `
  LEFT JOIN (
    SELECT DISTINCT ON (a.brochure_id) a.* FROM assets a
    WHERE a.brochure_id = ${number} AND a.type IN ('BROCHURE_IMAGE', 'BROCHURE_THUMBNAIL_IMAGE')
    ORDER BY a.brochure_id, a.type = 'BROCHURE_IMAGE' DESC, a.sort_order, a.id) t ON t.brochure_id = b.id`;
const versionPart: SelectPart = { columns: '(SELECT version FROM reference_version)', width: 1 };
const vendorNamePart: SelectPart = {
  columns: '(SELECT company_name FROM vendors o WHERE o.id = b.vendor_id)',
  width: 1,
};
// most ads have none, and for those this is one index lookup
const furtherPart: SelectPart = {
  columns: 'ARRAY(SELECT x.category_id FROM brochure_categories x WHERE x.brochure_id = b.id)',
  width: 1,
};

function make(database: DataSource, wanted: FieldSelection): BrochureRows {
  const columns = wanted.columns
    ? new Set<keyof Brochure>([...always, ...(wanted.references ? referenceColumns : []), ...wanted.columns])
    : undefined;
  const brochure = flatEntity(database, Brochure, 'b', columns);
  const vendor = flatEntity(database, Vendor, 'v', wanted.vendor instanceof Set ? wanted.vendor : undefined);
  const picture = wanted.thumbnail instanceof Set ? wanted.thumbnail : shownOfPictures;
  const asset = flatEntity(database, Asset, 't', picture);
  const parts: SelectPart[] = [];
  const add = (part: SelectPart): number => parts.push(part) - 1;
  const versionAt = wanted.references && startOf(add(versionPart));
  const brochureAt = startOf(add({ columns: brochure.select, width: brochure.width }));
  const vendorAt =
    wanted.vendor !== null &&
    wanted.vendor !== 'NAME' &&
    startOf(add({ columns: vendor.select, join: vendorJoin, width: vendor.width }));
  const nameAt = wanted.vendor === 'NAME' && startOf(add(vendorNamePart));
  const thumbnailAt =
    wanted.thumbnail !== null && startOf(add({ columns: asset.select, join: thumbnailJoin, width: asset.width }));
  const furtherAt = wanted.furtherCategories && startOf(add(furtherPart));

  function startOf(index: number): number {
    return parts.slice(0, index).reduce((sum, { width }) => sum + width, 0);
  }

  return {
    columns: parts.map((part) => part.columns).join(', '),
    joins: (number) => parts.map(({ join }) => join?.(number) ?? '').join(' '),
    versionOf: ([row]) => (versionAt === false ? null : ((row?.[versionAt] as number | undefined) ?? 0)),
    read(context, rows, referenceData) {
      const relations = new BrochureRelations(context, referenceData, {
        vendor: wanted.vendor === 'WHOLE',
        thumbnail: wanted.thumbnail === 'WHOLE',
      });
      return rows.map((row) => {
        const ad = brochure.readAt(row, brochureAt);
        if (!ad) throw new Error('A row without an ad');
        context.response.brochureIds.add(ad.id);
        relations.assign(ad, {
          vendor: vendorAt === false ? undefined : () => vendor.readAt(row, vendorAt),
          vendorName: nameAt === false ? undefined : (row[nameAt] as string | null),
          thumbnail: thumbnailAt === false ? undefined : asset.readAt(row, thumbnailAt),
          furtherIds: furtherAt === false ? undefined : (row[furtherAt] as number[]),
        });
        return ad;
      });
    },
  };
}

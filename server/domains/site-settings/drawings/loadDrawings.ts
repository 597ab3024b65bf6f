import { In, type DataSource, type EntityManager } from 'typeorm';
import { safeSharp } from '../../../platform/images/safeSharp';
import { drawingNames, type LoadedDrawing, type SiteValues } from '../../../shared/brand/siteValues';
import { SiteDrawingRow } from './SiteDrawingRow';

/** Returns the drawings that settings name, with their content, by their hash. */
export async function loadDrawings(
  database: DataSource | EntityManager,
  values: Partial<SiteValues>,
): Promise<Map<string, LoadedDrawing>> {
  const hashes = drawingNames.flatMap((name) => values[name]?.hash ?? []);
  if (hashes.length === 0) return new Map();
  const rows = await database.getRepository(SiteDrawingRow).findBy({ hash: In(hashes) });
  const loaded = rows.map(async ({ hash, kind, content, picture, width, height }) => {
    const smallPicture = await shrink(picture);
    return [hash, { hash, kind, content, picture, smallPicture, width, height }] as const;
  });
  return new Map(await Promise.all(loaded));
}

const smallSize = { width: 480, height: 96 };

function shrink(picture: Buffer): Promise<Buffer> {
  return safeSharp(picture)
    .resize({ ...smallSize, fit: 'inside' })
    .png({ palette: true })
    .toBuffer();
}

import { In, type DataSource } from 'typeorm';
import { drawingNames, type SiteDrawing, type SiteValues } from '../../../shared/brand/siteValues';
import { DomainError } from '../../../shared/errors/DomainError';
import { SiteDrawingRow } from './SiteDrawingRow';

type Drawings = Pick<SiteValues, (typeof drawingNames)[number]>;

/**
 * Returns the uploaded drawings with these hashes.
 *
 * @throws DomainError VALIDATION_FAILED on the field whose drawing was never uploaded, or is gone
 */
export async function findDrawings(
  database: DataSource,
  hashes: Partial<Record<keyof Drawings, string | null | undefined>>,
): Promise<Drawings> {
  const wanted = Object.values(hashes).filter((hash) => typeof hash === 'string');
  const rows =
    wanted.length === 0
      ? []
      : await database.getRepository(SiteDrawingRow).find({
          select: { hash: true, kind: true, width: true, height: true },
          where: { hash: In(wanted) },
        });
  const find = (name: keyof Drawings): SiteDrawing | null => {
    const hash = hashes[name] ?? null;
    if (hash === null) return null;
    const row = rows.find((each) => each.hash === hash);
    if (row) return { hash, kind: row.kind, width: row.width, height: row.height };
    const message = 'This picture is not on the site. Upload it again.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: name, code: 'NOT_FOUND', message }] });
  };
  const [logo, logoDark, icon] = drawingNames.map(find) as [SiteDrawing | null, SiteDrawing | null, SiteDrawing | null];
  return { logo, logoDark, icon };
}

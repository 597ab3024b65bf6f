import type { DataSource } from 'typeorm';
import { drawingNames, loadedDrawing, type StoredDrawing } from '../../../shared/brand/siteValues';
import { SiteDrawingRow } from './SiteDrawingRow';

/** Returns a drawing by its hash: from memory if this process shows it, so that an outage of the database hides no logo. */
export async function findDrawing(database: DataSource, hash: string): Promise<StoredDrawing | null> {
  const shown = drawingNames.map(loadedDrawing).find((drawing) => drawing?.hash === hash);
  return shown ?? (await database.getRepository(SiteDrawingRow).findOneBy({ hash }));
}

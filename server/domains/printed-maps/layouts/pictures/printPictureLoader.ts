import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { PrintPicture } from './PrintPicture';
import { pictureUrl } from './readPicture';

/** Loads whether pictures are still there, by their hashes. */
export function isPictureThereLoader({ database }: RequestContext): DataLoader<string, boolean> {
  return new DataLoader(async (hashes) => {
    const rows = await database
      .getRepository(PrintPicture)
      .find({ select: { hash: true }, where: { hash: In([...hashes]) } });
    const there = new Set(rows.map(({ hash }) => hash));
    return hashes.map((hash) => there.has(hash));
  });
}

/** Loads pictures by their hashes as data URLs. */
export function printPictureLoader({ database }: RequestContext): DataLoader<string, string> {
  return new DataLoader(async (hashes) => {
    const rows = await database.getRepository(PrintPicture).findBy({ hash: In([...hashes]) });
    return hashes.map((wanted) => {
      const row = rows.find(({ hash }) => hash === wanted);
      return row ? pictureUrl(row.content) : new Error(`There is no picture ${wanted}.`);
    });
  });
}

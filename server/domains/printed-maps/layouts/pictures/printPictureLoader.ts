import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { PrintPicture } from './PrintPicture';
import { pictureUrl } from './readPicture';

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

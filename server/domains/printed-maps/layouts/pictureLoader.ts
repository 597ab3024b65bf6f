import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { PrintLayoutPicture } from './PrintLayoutPicture';

/** Loads the pictures of layouts as data URLs, sheet by sheet. */
export function pictureLoader({ database }: RequestContext): DataLoader<number, string[]> {
  return new DataLoader(async (ids) => {
    const rows = await database
      .getRepository(PrintLayoutPicture)
      .find({ where: { printLayoutId: In([...ids]) }, order: { printLayoutId: 'ASC', number: 'ASC' } });
    return ids.map((id) =>
      rows
        .filter(({ printLayoutId }) => printLayoutId === id)
        .map(({ picture }) => `data:image/webp;base64,${picture.toString('base64')}`),
    );
  });
}

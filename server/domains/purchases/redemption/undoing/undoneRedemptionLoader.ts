import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { LoaderFactory } from '../../../../platform/context/RequestContext';
import { UndoneRedemption } from './UndoneRedemption';

/** The undone redemption of a coupon, by the coupon's number. */
export const undoneRedemptionLoader: LoaderFactory<number, UndoneRedemption | null> = ({ database }) =>
  new DataLoader<number, UndoneRedemption | null>(async (ids) => {
    const found = await database.getRepository(UndoneRedemption).findBy({ purchaseId: In([...ids]) });
    const byPurchase = new Map(found.map((undone) => [undone.purchaseId, undone]));
    return ids.map((id) => byPurchase.get(id) ?? null);
  });

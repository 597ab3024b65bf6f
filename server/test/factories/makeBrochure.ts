import type { DataSource } from 'typeorm';
import { Brochure } from '../../domains/brochures/Brochure';
import { newDid } from '../../shared/did';
import { makeCategory } from './makeCategory';
import { nextNumber } from './nextNumber';

/** Creates a landing page that waits for review, by default in its own category. An archived one was public once. */
export async function makeBrochure(database: DataSource, values: Partial<Brochure> = {}): Promise<Brochure> {
  const brochures = database.getRepository(Brochure);
  const categoryId = values.categoryId ?? (await makeCategory(database)).id;
  const now = new Date();
  const archived =
    values.status === 'ARCHIVED' ? { archiveReason: 'MANUAL' as const, archivedAt: now, publishedAt: now } : {};
  const { id } = await brochures.save(
    brochures.create({
      did: newDid(),
      type: 'LP_AD',
      title: `Offer ${nextNumber()}`,
      description: 'A good offer.',
      phoneNo: '(07) 7010 1234',
      submittedAt: values.createdAt ?? now,
      ...archived,
      ...values,
      categoryId,
    }),
  );
  if (values.detailViewsCount !== undefined) {
    await database.query('UPDATE brochure_views SET views = $2 WHERE brochure_id = $1', [id, values.detailViewsCount]);
  }
  return brochures.findOneByOrFail({ id });
}

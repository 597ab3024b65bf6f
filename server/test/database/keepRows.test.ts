import { makeAsset } from '../factories/makeAsset';
import { makeBrochure } from '../factories/makeBrochure';
import { useTestDatabase } from '../testDatabase';
import { databaseFingerprint } from './databaseFingerprint';
import { keepRows } from './keepRows';

const db = useTestDatabase();
let kept: string;
let bringBack: () => Promise<void>;

beforeAll(async () => {
  const { id } = await makeBrochure(db.database, { status: 'PUBLISHED' });
  await makeAsset(db.database, { brochureId: id });
  await db.database.query(
    `INSERT INTO statistic_events (event_date_time, brochure_id, event_code) VALUES (now(), $1, 'QR_SCAN')`,
    [id],
  );
  await db.database.query(`INSERT INTO mail_opt_outs (recipient_hash, opted_out_at) VALUES (repeat('a', 64), now())`);
  bringBack = await keepRows(db.database);
  kept = await databaseFingerprint(db.database);
});

it.each([
  ['added rows', `INSERT INTO categories (code, name) VALUES ('NEW', 'New')`],
  ['changed rows', `UPDATE brochures SET title = 'Another title'`],
  ['removed rows, and those that went with them', 'DELETE FROM brochures'],
  ['rows of a partition', 'DELETE FROM statistic_events'],
  ['an emptied table', 'TRUNCATE brochures CASCADE'],
])('brings back %s', async (_, change) => {
  await db.database.query(change);
  expect(await databaseFingerprint(db.database)).not.toBe(kept);
  await bringBack();
  expect(await databaseFingerprint(db.database)).toBe(kept);
});

it.each([
  ['no row', `UPDATE brochures SET title = 'Another title' WHERE false`],
  ['a row to what it was', 'UPDATE mail_opt_outs SET opted_out_at = opted_out_at'],
])('sees no change after a statement that changes %s', async (_, statement) => {
  await db.database.query(statement);
  expect(await databaseFingerprint(db.database)).toBe(kept);
});

it('tells one change from another', async () => {
  const seen = new Set([kept]);
  for (const title of ['One title', 'Another title']) {
    await db.database.query('UPDATE brochures SET title = $1', [title]);
    seen.add(await databaseFingerprint(db.database));
  }
  expect(seen.size).toBe(3);
  await bringBack();
});

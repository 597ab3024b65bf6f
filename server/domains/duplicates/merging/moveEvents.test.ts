import { makeBrochure } from '../../../test/factories/makeBrochure';
import { useTestDatabase } from '../../../test/testDatabase';
import { mostKeptEvents, moveEvents, returnEvents } from './moveEvents';

const test = useTestDatabase();

const make = async (): Promise<number> => (await makeBrochure(test.database)).id;

/** Events of two kinds, each at its own moment, except that each moment has two of a kind. */
async function happen(brochureId: number, count: number): Promise<void> {
  await test.database.query(
    `INSERT INTO statistic_events (event_date_time, brochure_id, event_code)
     SELECT timestamptz '2026-11-01' + (number / 4) * interval '1 hour 1 microsecond', $1,
       CASE number % 2 WHEN 0 THEN 'DETAIL_PAGE_VIEW' ELSE 'WEBSITE_CLICK' END
     FROM generate_series(0, $2 - 1) AS number`,
    [brochureId, count],
  );
}

const eventsOf = async (brochureId: number): Promise<string[]> =>
  (
    await test.database.query<{ id: string }[]>('SELECT id FROM statistic_events WHERE brochure_id = $1 ORDER BY id', [
      brochureId,
    ])
  ).map(({ id }) => id);

/** Refuses a statement that moves more events. */
async function withLimit<T>(most: number, work: () => Promise<T>): Promise<T> {
  await test.database.query(`
    CREATE OR REPLACE FUNCTION limit_moved() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM moved) > TG_ARGV[0]::integer THEN RAISE EXCEPTION 'a statement moves too many events'; END IF;
      RETURN NULL;
    END $$`);
  await test.database.query(
    `CREATE TRIGGER limit_moved AFTER UPDATE ON statistic_events REFERENCING NEW TABLE AS moved
     FOR EACH STATEMENT EXECUTE FUNCTION limit_moved(${most})`,
  );
  try {
    return await work();
  } finally {
    await test.database.query('DROP TRIGGER limit_moved ON statistic_events');
  }
}

it('moves very many events in steps, of several ads too, and gives them back in steps', async () => {
  const [keep, few, many, some, none, other] = [
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
  ];
  const counts: [number, number][] = [
    [few, 3],
    [many, 41],
    [some, 4],
    [other, 2],
  ];
  for (const [id, count] of counts) await happen(id, count);
  const before = await Promise.all([few, many, some].map(eventsOf));
  const routes = [few, many, some, none].map((from) => ({ from, to: keep }));

  // two events of one moment stay together
  const moved = await withLimit(7, () => test.database.transaction((manager) => moveEvents(manager, routes, 6)));
  expect([few, many, some].map((id) => moved.get(id)?.toSorted((one, two) => Number(one) - Number(two)))).toEqual(
    before,
  );
  expect(moved.has(none)).toBe(false);
  expect(await eventsOf(keep)).toHaveLength(48);
  expect(await eventsOf(other)).toHaveLength(2);

  const events = [...moved].flatMap(([to, ids]) => ids.map((id) => ({ id, from: keep, to })));
  await withLimit(6, () => test.database.transaction((manager) => returnEvents(manager, events, 6)));
  expect(await Promise.all([few, many, some].map(eventsOf))).toEqual(before);
});

it('moves no more than some thousand events in a statement', async () => {
  const [keep, popular] = [await make(), await make()];
  await happen(popular, mostKeptEvents);
  const moved = await withLimit(5010, () =>
    test.database.transaction((manager) => moveEvents(manager, [{ from: popular, to: keep }])),
  );
  expect(moved.get(popular)).toHaveLength(mostKeptEvents);
  expect(await eventsOf(keep)).toHaveLength(mostKeptEvents);
});

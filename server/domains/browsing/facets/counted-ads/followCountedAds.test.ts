import { countStatements } from '../../../../test/database/countStatements';
import { makeBrochure } from '../../../../test/factories/makeBrochure';
import { makeContext } from '../../../../test/makeContext';
import { useTestDatabase } from '../../../../test/testDatabase';
import { followCountedAds } from './followCountedAds';

const test = useTestDatabase();

it('reads a few changes, and instead of very many all ads', async () => {
  const context = () => makeContext({ database: test.database });
  const publish = () => makeBrochure(test.database, { status: 'PUBLISHED' });
  const ids = async () => {
    const { all } = await followCountedAds(context(), 3);
    return [...all.ads].map(({ id }) => id).toSorted((one, other) => one - other);
  };
  // an older transaction of another file on the same cluster may bring a known ad once more
  const first = await publish();
  expect(await ids()).toEqual([first.id]);
  const [second, third] = [await publish(), await publish()];
  expect(await countStatements(ids)).toHaveLength(1);
  expect(await ids()).toEqual([first, second, third].map(({ id }) => id));
  const more = [await publish(), await publish(), await publish(), await publish()];
  // the changes, the moment, and one page of all ads
  expect(await countStatements(ids)).toHaveLength(3);
  expect(await ids()).toEqual([first, second, third, ...more].map(({ id }) => id));
});

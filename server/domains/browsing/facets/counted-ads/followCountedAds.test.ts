import { countStatements } from '../../../../test/database/countStatements';
import { makeBrochure } from '../../../../test/factories/makeBrochure';
import { makeContext } from '../../../../test/makeContext';
import { useTestDatabase } from '../../../../test/testDatabase';
import { followCountedAds } from './followCountedAds';

const test = useTestDatabase();

it('reads a few changes as such, and so many that they would not fit as all ads are read', async () => {
  const context = () => makeContext({ database: test.database });
  const publish = () => makeBrochure(test.database, { status: 'PUBLISHED' });
  const ids = async () => {
    const { all } = await followCountedAds(context(), 2);
    return [...all.ads].map(({ id }) => id).toSorted((one, other) => one - other);
  };
  const first = await publish();
  expect(await ids()).toEqual([first.id]);
  const [second, third] = [await publish(), await publish()];
  expect(await countStatements(ids)).toHaveLength(1);
  expect(await ids()).toEqual([first, second, third].map(({ id }) => id));
  const more = [await publish(), await publish(), await publish()];
  // the changes, the moment, and one page of all ads
  expect(await countStatements(ids)).toHaveLength(3);
  expect(await ids()).toEqual([first, second, third, ...more].map(({ id }) => id));
});

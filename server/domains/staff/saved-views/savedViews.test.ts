import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCallers } from '../../../test/factories/makeCallers';
import { useTestDatabase } from '../../../test/testDatabase';
import { deleteView } from './deleteView';
import { SavedViewResolver } from './SavedViewResolver';
import { saveView } from './saveView';

const test = useTestDatabase();
const resolver = new SavedViewResolver();
let mine: RequestContext;
let theirs: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator: mine, vendor } = await makeCallers(test.database, new Date('2026-11-20T10:00:00Z')));
  const { id } = await makeAccount(test.database, { role: 'ADMINISTRATOR', staffRole: 'READER', name: 'Robin' });
  theirs = { ...mine, viewer: { accountId: id, role: 'ADMINISTRATOR', staffRole: 'READER', vendorId: null } };
});
beforeEach(() => test.database.query('TRUNCATE saved_views'));

const save = (context: RequestContext, name: string, isShared = false, query = 'q=tern') =>
  saveView(context, { list: 'NORMAL', name, query, isShared });
const namesFor = async (context: RequestContext) =>
  (await resolver.savedViews('NORMAL', context)).map((view) => [view.name, resolver.isOwn(view, context)]);

it('shows own views and those that others share, by name', async () => {
  await save(mine, 'to do');
  await save(theirs, 'Cafés', true);
  await save(theirs, 'Private');
  await saveView(mine, { list: 'ARCHIVED', name: 'Old', query: '', isShared: true });
  expect(await namesFor(mine)).toEqual([
    ['Cafés', false],
    ['to do', true],
  ]);
  expect(await namesFor(theirs)).toEqual([
    ['Cafés', true],
    ['Private', true],
  ]);
});

it('replaces an own view of the name, whatever its case, and nobody else’s', async () => {
  await save(theirs, 'Cafés', true);
  await save(mine, 'Cafés');
  const { id } = await save(mine, ' CAFÉS ', false, 'q=wren');
  expect(await namesFor(mine)).toEqual([
    ['Cafés', false],
    ['CAFÉS', true],
  ]);
  expect((await save(mine, 'cafés')).id).toBe(id);
});

it('deletes own views only', async () => {
  await save(theirs, 'Cafés', true);
  await expect(deleteView(mine, { list: 'NORMAL', name: 'Cafés' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await deleteView(theirs, { list: 'NORMAL', name: 'cafés' });
  expect(await namesFor(theirs)).toEqual([]);
});

it('is closed to vendors, and ends at 100 views', async () => {
  await expect(save(vendor, 'Mine')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(save(mine, ' ')).rejects.toMatchObject({ errors: [{ field: 'name' }] });
  for (let count = 1; count <= 100; count += 1) await save(mine, `View ${count}`);
  await expect(save(mine, 'One more')).rejects.toMatchObject({ errors: [{ code: 'TOO_MANY' }] });
  await save(mine, 'view 7', true);
});

import type { UndoBrochureChangesInput } from '../../generated/types';
import { refusal, type MockResolvers } from '../../test/mockServer';
import { renderActions } from '../../test/renderActions';
import type { BulkOutcome, ChosenBrochure } from './BulkVerb';
import { inChunks } from './inChunks';
import { refusalText } from './refusalText';
import { useBulkVerbs } from './useBulkVerbs';

interface Ids {
  input: { ids: string[]; mapArea?: string | null };
}

const ads = (count: number): ChosenBrochure[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `b${String(at + 1)}`, databaseId: at + 1, displayTitle: `Ad ${String(at + 1)}` },
    ...{ status: 'PUBLISHED', mapArea: null },
  }));
const archived = ({ id, displayTitle }: Pick<ChosenBrochure, 'id' | 'displayTitle'>) => ({
  ...{ givenId: id, refusal: null, brochure: { id, displayTitle, version: 5 } },
});
const tooLate = { code: 'CONFLICT', message: 'Somebody has changed it since.', errors: [] };

function open(answers: MockResolvers) {
  const undone: BulkOutcome[] = [];
  return { ...renderActions(() => useBulkVerbs((outcome) => undone.push(outcome)), answers), undone };
}

it('asks for a hundred ads at a time, and passes the area on', async () => {
  const asked: [count: number, mapArea: string | null | undefined][] = [];
  const setBrochuresMapArea = ({ input: { ids, mapArea } }: Ids) => {
    asked.push([ids.length, mapArea]);
    return { results: ids.map((givenId) => ({ givenId, refusal: null, brochure: { id: givenId, version: 2 } })) };
  };
  const { run, reports } = open({ setBrochuresMapArea });
  const outcome = await run((bulk) => bulk.run('setArea', ads(201), 'noosa'));
  expect(asked).toEqual([
    [100, 'noosa'],
    [100, 'noosa'],
    [1, 'noosa'],
  ]);
  expect(outcome.results).toHaveLength(201);
  expect(reports.map(({ text }) => text)).toEqual(['201 ads put into the area.']);
});

it('keeps the order of the ads and explains each refusal', async () => {
  const [one, two, three] = ads(3);
  const archiveBrochures = () => ({
    results: [archived(three!), { givenId: two!.id, brochure: null, refusal: tooLate }, archived(one!)],
  });
  const { run, reports } = open({ archiveBrochures });
  const { results } = await run((bulk) => bulk.run('archive', [one!, two!, three!]));
  expect(results.map(({ brochure, refusal, version }) => [brochure.id, refusal, version])).toEqual([
    ['b1', null, 5],
    ['b2', 'Somebody has changed it since.', null],
    ['b3', null, 5],
  ]);
  expect(reports).toEqual([expect.objectContaining({ tone: 'failure', text: '2 of 3 ads archived.' })]);
});

it('goes on after a hundred ads have failed', async () => {
  let calls = 0;
  const archiveBrochures = ({ input }: Ids) => {
    calls += 1;
    if (calls === 1) throw refusal('UNAVAILABLE', 'Not now.');
    return { results: input.ids.map((id) => archived({ id, displayTitle: id })) };
  };
  const { run } = open({ archiveBrochures });
  const { results } = await run((bulk) => bulk.run('archive', ads(150)));
  expect(results.filter(({ refusal: reason }) => reason === 'Not now.')).toHaveLength(100);
  expect(results.filter(({ refusal: reason }) => reason === null)).toHaveLength(50);
});

it('undoes only what was done, and tells the screen', async () => {
  const asked: unknown[] = [];
  const [one, two, three] = ads(3);
  const { run, undo, reports, undone, hook } = open({
    archiveBrochures: () => ({
      results: [archived(one!), { givenId: two!.id, brochure: null, refusal: tooLate }, archived(three!)],
    }),
    undoBrochureChanges: ({ input }: { input: UndoBrochureChangesInput }) => {
      asked.push(...input.changes.map(({ id, version }) => [id, version]));
      return {
        results: [
          { givenId: 'b1', brochure: null, refusal: null },
          { givenId: 'b3', brochure: null, refusal: tooLate },
        ],
      };
    },
  });
  await run((bulk) => bulk.run('archive', [one!, two!, three!]));
  await undo();
  expect(asked).toEqual([
    ['b1', 5],
    ['b3', 5],
  ]);
  expect(reports.at(-1)).toEqual({
    tone: 'failure',
    text: '1 ad is back as before.',
    details: ['“Ad 3”: Somebody has changed it since.'],
  });
  expect(undone).toEqual([expect.objectContaining({ deed: 'undo' })]);
  expect(hook().progress).toBeNull();
});

it.each(['publish', 'archive'] as const)('offers undo after “%s” only where it exists', async (verb) => {
  const done = ({ input }: Ids) => ({ results: input.ids.map((id) => archived({ id, displayTitle: id })) });
  const { run, reports } = open({ publishBrochures: done, archiveBrochures: done });
  await run((bulk) => bulk.run(verb, ads(1)));
  expect(reports[0]?.undo === null).toBe(verb === 'publish');
});

it('offers no undo when nothing was done', async () => {
  const { run, reports } = open({
    unarchiveBrochures: () => ({ results: [{ givenId: 'b1', brochure: null, refusal: tooLate }] }),
  });
  await run((bulk) => bulk.run('unarchive', ads(1)));
  expect(reports).toEqual([{ tone: 'failure', text: '0 of 1 ad unarchived and pending review.', undo: null }]);
});

it('splits a list without losing or repeating an item', () => {
  expect(inChunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inChunks([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(inChunks([])).toEqual([]);
});

it('does not repeat the sentences that a refusal already contains', () => {
  const errors = [{ message: 'Add a picture.' }, { message: 'Write a summary.' }];
  expect(refusalText({ message: 'Incomplete. Add a picture.', errors })).toBe(
    'Incomplete. Add a picture. Write a summary.',
  );
});

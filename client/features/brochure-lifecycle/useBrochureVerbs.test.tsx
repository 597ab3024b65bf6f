import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import type { UndoBrochureChangesInput } from '../../generated/types';
import { refusal, type MockResolvers } from '../../test/mockServer';
import { renderActions } from '../../test/renderActions';
import type { SelectedBrochure } from './SelectedBrochure';
import { useBrochureVerbs } from './useBrochureVerbs';
import { useSetBrochureIndex } from './useSetBrochureIndex';
import { useVerb } from './useVerb';

const wren: SelectedBrochure = { id: 'b7', displayTitle: 'Blue Wren Café', status: 'PUBLISHED' };
const texts = (reports: readonly { tone: string; text: string }[]) =>
  reports.map(({ tone, text }) => `${tone}: ${text}`);

describe('an action on an ad', () => {
  const list = gql`
    query ListOfTest {
      brochures {
        totalCount
      }
    }
  `;

  /** Runs an action while a list of ads is on the screen; returns how often the list was loaded. */
  async function attempt(run: () => Promise<unknown>) {
    let loads = 0;
    const brochures = () => ({ totalCount: (loads += 1) });
    const actions = renderActions(() => useVerb(), { brochures });
    const watched = actions.client.watchQuery({ query: list }).subscribe(() => undefined);
    await waitFor(() => expect(loads).toBe(1));
    const isDone = await actions.run((verb) => verb({ run, done: 'It is done.', notDone: 'It is not done.' }));
    watched.unsubscribe();
    return { isDone, loads, reports: actions.reports };
  }

  it('reports its success and reloads the lists', async () => {
    const { isDone, loads, reports } = await attempt(() => Promise.resolve());
    expect([isDone, loads]).toEqual([true, 2]);
    expect(reports).toEqual([{ tone: 'success', text: 'It is done.', undo: null }]);
  });

  const failing = (code: string) => () =>
    renderActions(() => useBrochureVerbs(), {
      publishBrochure: () => Promise.reject(refusal(code, 'The ad was changed.')),
    }).client.mutate({
      mutation: gql`
        mutation Publish {
          publishBrochure(input: { id: "b7" }) {
            brochure {
              id
            }
          }
        }
      `,
    });

  it('reloads the lists after a refusal too, because the screen may be stale', async () => {
    const { isDone, loads, reports } = await attempt(failing('CONFLICT'));
    expect([isDone, loads]).toEqual([false, 2]);
    expect(texts(reports)).toEqual(['failure: It is not done. The ad was changed.']);
  });

  it('does not reload the lists while the server cannot be reached', async () => {
    const { isDone, loads } = await attempt(() => Promise.reject(new TypeError('Failed to fetch')));
    expect([isDone, loads]).toEqual([false, 1]);
  });

  it('does not reload the lists of a session that has ended', async () => {
    expect((await attempt(failing('UNAUTHENTICATED'))).loads).toBe(1);
  });
});

describe('the verbs of an ad', () => {
  const open = (answers: MockResolvers) => renderActions(() => useBrochureVerbs(), answers);
  const made = (values: object) => ({ brochure: { id: 'b7', ...values } });

  it('publishing lists what is missing, once', async () => {
    const errors = [
      { field: 'summary', message: 'Write a summary.' },
      { field: 'assets', message: 'Add a picture.' },
    ];
    const message = 'The ad is incomplete. Write a summary. Add a picture.';
    const { run, reports } = open({
      publishBrochure: () => Promise.reject(refusal('VALIDATION_FAILED', message, { errors })),
    });
    expect(await run(({ publish }) => publish(wren))).toBe(false);
    expect(reports).toEqual([
      {
        tone: 'failure',
        text: '“Blue Wren Café” is not published. The ad is incomplete.',
        details: ['Write a summary.', 'Add a picture.'],
      },
    ]);
  });

  it('offers no undo for publishing, because visitors may have seen the ad', async () => {
    const { run, reports } = open({ publishBrochure: () => made({ status: 'PUBLISHED' }) });
    expect(await run(({ publish }) => publish(wren))).toBe(true);
    expect(reports).toEqual([{ tone: 'success', text: '“Blue Wren Café” is published.', undo: null }]);
  });

  it.each([
    ['archive', 'archiveBrochure', 'is archived.', 'is back, published.'],
    ['unarchive', 'unarchiveBrochure', 'is unarchived and pending review.', 'is archived again.'],
  ] as const)('%s undoes exactly the version that it made', async (verb, field, done, undone) => {
    const asked: unknown[] = [];
    const { run, undo, reports } = open({
      [field]: () => made({ status: 'ARCHIVED', version: 5 }),
      undoBrochureChanges: ({ input }: { input: UndoBrochureChangesInput }) => {
        asked.push(...input.changes);
        return { results: [{ givenId: 'b7', brochure: null, refusal: null }] };
      },
    });
    expect(await run((verbs) => verbs[verb](wren))).toBe(true);
    await undo();
    expect(asked).toEqual([{ id: 'b7', version: 5 }]);
    expect(texts(reports)).toEqual([`success: “Blue Wren Café” ${done}`, `success: “Blue Wren Café” ${undone}`]);
  });

  it('says that an archived ad comes back to where it was', async () => {
    const { run, undo, reports } = open({
      archiveBrochure: () => made({ status: 'ARCHIVED', version: 5 }),
      undoBrochureChanges: () => ({ results: [{ givenId: 'b7', brochure: null, refusal: null }] }),
    });
    await run(({ archive }) => archive({ ...wren, status: 'PENDING_REVIEW' }));
    await undo();
    expect(reports.at(-1)?.text).toBe('“Blue Wren Café” is back, pending review.');
  });

  it('explains an undo that comes too late', async () => {
    const late = { code: 'CONFLICT', message: 'Somebody has changed it since.', errors: [] };
    const { run, undo, reports } = open({
      archiveBrochure: () => made({ status: 'ARCHIVED', version: 5 }),
      undoBrochureChanges: () => ({ results: [{ givenId: 'b7', brochure: null, refusal: late }] }),
    });
    await run(({ archive }) => archive(wren));
    await undo();
    expect(texts(reports).at(-1)).toBe(
      'failure: “Blue Wren Café” is not back as it was. Somebody has changed it since.',
    );
  });

  it('brings a deleted ad back', async () => {
    const restored: unknown[] = [];
    const { run, undo, reports } = open({
      deleteBrochure: () => made({}),
      restoreBrochure: ({ input }: { input: object }) => (restored.push({ ...input }), made({ status: 'ARCHIVED' })),
    });
    await run((verbs) => verbs.delete(wren));
    await undo();
    expect(restored).toEqual([{ id: 'b7' }]);
    expect(reports.at(-1)?.text).toBe('“Blue Wren Café” is back as it was.');
  });
});

describe('setting an index', () => {
  interface Ad {
    adIndex: number | null;
    version: number;
  }
  interface Input {
    input: { adIndex: number | null; version: number };
  }

  /** A server with one ad that refuses to write over a version that is not the current one. */
  function open(ad: Ad | null) {
    const writes: number[] = [];
    const actions = renderActions(() => useSetBrochureIndex(), {
      viewer: () => ({ role: 'ADMINISTRATOR' }),
      brochure: () => ad && { id: 'b7', ...ad },
      setBrochureIndex: ({ input }: Input) => {
        if (ad?.version !== input.version) throw refusal('CONFLICT', 'Somebody has changed this ad.');
        writes.push(input.version);
        Object.assign(ad, { adIndex: input.adIndex, version: ad.version + 1 });
        return { brochure: { id: 'b7', ...ad } };
      },
    });
    const set = (adIndex: number | null, seen: Ad) =>
      actions.run((setIndex) => setIndex({ id: 'b7', databaseId: 7, displayTitle: 'Blue Wren Café' }, adIndex, seen));
    return { ...actions, set, writes };
  }

  it('writes over the index that was shown, quietly, and sets it back', async () => {
    const ad = { adIndex: 3 as number | null, version: 1 };
    const { set, undo, reports } = open(ad);
    expect(await set(null, { adIndex: 3, version: 1 })).toMatchObject({ refusal: null, now: { version: 2 } });
    expect(reports[0]).toMatchObject({ text: '“Blue Wren Café” has no index, it had index 3.', isQuiet: true });
    await undo();
    expect(ad).toEqual({ adIndex: 3, version: 3 });
    expect(reports[1]?.text).toBe('“Blue Wren Café” has index 3 again.');
  });

  it('tries again after an unrelated change by somebody else', async () => {
    const { set, writes } = open({ adIndex: 3, version: 4 });
    expect(await set(9, { adIndex: 3, version: 1 })).toMatchObject({ refusal: null, now: { adIndex: 9 } });
    expect(writes).toEqual([4]);
  });

  it('does not overwrite the index of somebody else, and returns it', async () => {
    const { set, writes, reports } = open({ adIndex: 5, version: 4 });
    expect(await set(9, { adIndex: 3, version: 1 })).toMatchObject({
      refusal: 'Somebody else gave it index 5 meanwhile.',
      now: { adIndex: 5, version: 4 },
    });
    expect([writes, reports]).toEqual([[], []]);
  });

  it('is content when somebody else has set the same index', async () => {
    const { set, writes } = open({ adIndex: 9, version: 4 });
    expect(await set(9, { adIndex: 3, version: 1 })).toMatchObject({ refusal: null, now: { version: 4 } });
    expect(writes).toEqual([]);
  });

  it('says when somebody has deleted the ad', async () => {
    const { set } = open(null);
    expect(await set(9, { adIndex: 3, version: 1 })).toEqual({
      refusal: 'Somebody deleted this ad meanwhile.',
      now: null,
    });
  });

  it('returns the sentence about the field when the server refuses the number', async () => {
    const errors = [{ field: 'adIndex', message: 'An index is 1 to 9,999.' }];
    const { run, reports } = renderActions(() => useSetBrochureIndex(), {
      setBrochureIndex: () => Promise.reject(refusal('VALIDATION_FAILED', 'The input is invalid.', { errors })),
    });
    const outcome = await run((setIndex) =>
      setIndex({ id: 'b7', databaseId: 7, displayTitle: 'Wren' }, 0, { adIndex: 3, version: 1 }),
    );
    expect(outcome).toEqual({ refusal: 'An index is 1 to 9,999.', now: null });
    expect(reports).toEqual([]);
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { EditBrochureCellsInput, UpdateBrochureInput } from '../../generated/types';
import { mockBrochure, type MockBrochure } from '../../test/mockBrochure';
import { refusal } from '../../test/mockServer';
import { renderAdminScreen } from '../../test/renderAdminScreen';
import { BrochureSheet } from './BrochureSheet';
import type { SheetField } from './sheetFields';

const columns: readonly SheetField[] = ['title', 'validTo', 'normalPriceCents', 'phoneNo'];

function ad(databaseId: number, title: string, values: Partial<Ad> = {}) {
  const review = { lastReview: null, numberOfCouponsPurchased: 0 };
  return { ...mockBrochure(databaseId, title, { title, type: 'CP_AD' }), version: 1, ...review, ...values } as Ad;
}

type Ad = MockBrochure & { version: number };

/** A server that keeps its ads, and does bulk jobs at once. */
const counts = { changedCount: 0, unchangedCount: 0, refusedCount: 0, undoneCount: 0, keptCount: 0 };
const ended = { ...{ id: 'j', state: 'DONE', total: 1, isUndoable: true, problem: null }, ...counts };

async function open(...ads: Ad[]) {
  const stored = new Map(ads.map((each) => [each.id, each]));
  const sent = { updates: [] as UpdateBrochureInput[], rows: [] as EditBrochureCellsInput['rows'][], undone: 0 };
  const refused = new Map<number, string>();
  const write = (id: string | number, version: number, fields: object) => {
    const before = stored.get(String(id))!;
    if (version !== before.version) return null;
    const after = { ...before, ...fields, version: before.version + 1 };
    stored.set(before.id, after);
    return after;
  };
  const { user } = await renderAdminScreen({
    path: '/',
    element: (
      <BrochureSheet
        label="Ads"
        ids={ads.map(({ databaseId }) => databaseId)}
        filter={{}}
        columns={columns}
        onColumns={() => undefined}
        toolClassName=""
      />
    ),
    answers: {
      brochures: ({ filter }: { filter: { ids: number[] } }) => ({
        totalCount: stored.size,
        edges: [...stored.values()]
          .filter(({ databaseId }) => filter.ids.includes(databaseId))
          .map((node) => ({ node })),
      }),
      brochure: ({ databaseId }: { databaseId: number }) =>
        [...stored.values()].find((each) => each.databaseId === databaseId),
      categories: () => ({ edges: [] }),
      mapAreas: () => ({ edges: [] }),
      updateBrochure: ({ input }: { input: UpdateBrochureInput }) => {
        sent.updates.push(input);
        const { id, version, ...fields } = input;
        const brochure = write(id, version, fields);
        if (brochure === null) return refusal('CONFLICT', 'Somebody changed this ad.');
        if (input.title === 'Refused') {
          const message = 'A title has no such word.';
          return refusal('VALIDATION_FAILED', message, { errors: [{ field: 'title', message }] });
        }
        return { brochure, isPendingRevision: false };
      },
      editBrochureCells: ({ input: { rows } }: { input: EditBrochureCellsInput }) => {
        const errors = rows.flatMap(({ fields }, at) =>
          fields.phoneNo === '1' ? [{ field: `rows.${at}.fields.phoneNo`, message: 'Not a phone number.' }] : [],
        );
        if (errors.length > 0) return refusal('VALIDATION_FAILED', 'Not a phone number.', { errors });
        sent.rows.push(rows);
        for (const { id, version, fields } of rows) {
          if (write(id, version, fields) === null)
            refused.set(stored.get(String(id))!.databaseId, 'Somebody changed this ad.');
        }
        return { bulkJob: { id: 'j', databaseId: 9 } };
      },
      bulkJobs: () => ({ edges: [{ node: ended }] }),
      bulkJobRows: () => ({
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [...refused].map(([brochureId, message]) => ({
          node: { id: `r${brochureId}`, brochureId, outcome: 'REFUSED', message },
        })),
      }),
      undoBulkJob: () => {
        sent.undone += 1;
        for (const each of ads) stored.set(each.id, { ...each, version: stored.get(each.id)!.version + 1 });
        return { bulkJob: { id: 'j', state: 'UNDOING' } };
      },
    },
  });
  await screen.findByRole('grid');
  return { user, stored, sent };
}

const rowAt = (at: number) => screen.getAllByRole('row')[at + 1]!;
const cell = (at: number, field: SheetField) =>
  rowAt(at).querySelectorAll<HTMLElement>('[role="gridcell"]')[columns.indexOf(field)]!;
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const paste = (text: string) =>
  fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text, setData: () => undefined } });

it('saves a typed cell in the version that was seen, goes on below, and undoes it', async () => {
  const { user, sent } = await open(ad(1, 'Tern'), ad(2, 'Wren'));
  await user.click(cell(0, 'title'));
  await user.keyboard('Gull{Enter}');
  expect(cell(1, 'title')).toHaveFocus();
  expect(cell(0, 'title')).toHaveTextContent('Gull');
  await waitFor(() => expect(status()).toContain('All changes are saved.'));
  expect(sent.updates).toEqual([{ id: 'brochure-1', version: 1, title: 'Gull' }]);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cell(0, 'title')).toHaveTextContent('Tern'));
  expect(sent.updates[1]).toEqual({ id: 'brochure-1', version: 2, title: 'Tern' });
});

it('edits by F2, leaves by Escape, and goes to the next cell by Tab', async () => {
  const { user, sent } = await open(ad(1, 'Tern'));
  await user.click(cell(0, 'title'));
  await user.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'Title of Tern' })).toHaveValue('Tern');
  await user.keyboard('s{Escape}');
  expect(cell(0, 'title')).toHaveTextContent(/^Tern$/);
  await user.keyboard('{F2}s{Tab}');
  expect(cell(0, 'validTo')).toHaveFocus();
  await waitFor(() => expect(sent.updates).toMatchObject([{ title: 'Terns' }]));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Undo last change' })).toHaveFocus();
});

it('says in the cell why a text is no value, and keeps the text', async () => {
  const { user, sent } = await open(ad(1, 'Tern'));
  await user.click(cell(0, 'validTo'));
  await user.keyboard('soon{Enter}');
  const refused = cell(0, 'validTo');
  expect(refused).toHaveTextContent('soonWrite the day as DD/MM/YYYY');
  expect(refused).toBeInvalid();
  expect(status()).toContain('1 cell not saved: see why in the cell.');
  expect(sent.updates).toEqual([]);
  await user.click(refused);
  await user.keyboard('{Escape}');
  expect(cell(0, 'validTo')).not.toBeInvalid();
});

it("shows the server's refusal in the cell", async () => {
  const { user } = await open(ad(1, 'Tern'));
  await user.click(cell(0, 'title'));
  await user.keyboard('Refused{Enter}');
  await waitFor(() => expect(cell(0, 'title')).toHaveTextContent('A title has no such word.'));
});

it('pastes rows and columns as one job, but for cells that are refused', async () => {
  const { user, sent, stored } = await open(ad(1, 'Tern'), ad(2, 'Wren'), ad(3, 'Gull'));
  await user.click(cell(0, 'normalPriceCents'));
  paste('24.90\t0755550100\r\n30\t1\r\n');
  await waitFor(() => expect(cell(1, 'phoneNo')).toHaveTextContent('1Not a phone number.'));
  await waitFor(() => expect(sent.rows).toHaveLength(1));
  expect(sent.rows[0]).toEqual([
    { id: 'brochure-1', version: 1, fields: { normalPriceCents: 2490, phoneNo: '0755550100' } },
    { id: 'brochure-2', version: 1, fields: { normalPriceCents: 3000 } },
  ]);
  await screen.findByText('2 ads saved.');
  expect(stored.get('brochure-2')).toMatchObject({ normalPriceCents: 3000 });
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  await waitFor(() => expect(sent.undone).toBe(1));
  await waitFor(() => expect(cell(0, 'normalPriceCents')).toHaveTextContent(/^$/));
});

it('fills down what is chosen, and tells how many rows did not fit', async () => {
  const { user, sent } = await open(ad(1, 'Tern', { phoneNo: '07 5555 0100' }), ad(2, 'Wren'), ad(3, 'Gull'));
  await user.click(cell(0, 'phoneNo'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await waitFor(() => expect(sent.rows[0]?.map(({ fields }) => fields.phoneNo)).toEqual(Array(2).fill('07 5555 0100')));
  await user.click(cell(2, 'title'));
  paste('One\nTwo\nThree');
  await screen.findByText(/^2 rows did not fit/);
});

describe('when somebody else has saved meanwhile', () => {
  it('joins what only they have changed', async () => {
    const { user, stored, sent } = await open(ad(1, 'Tern'));
    stored.set('brochure-1', ad(1, 'Tern', { phoneNo: '07 5555 0100', version: 2 }));
    await user.click(cell(0, 'title'));
    await user.keyboard('Gull{Enter}');
    await waitFor(() => expect(sent.updates.at(-1)).toEqual({ id: 'brochure-1', version: 2, title: 'Gull' }));
    await waitFor(() => expect(cell(0, 'phoneNo')).toHaveTextContent('07 5555 0100'));
  });

  it.each([
    ['{Enter}', 'Gull', 1],
    ['{Escape}', 'Swan', 0],
  ])('asks in a cell that both have changed: %s', async (key, title, writes) => {
    const { user, stored, sent } = await open(ad(1, 'Tern'));
    stored.set('brochure-1', ad(1, 'Swan', { version: 2 }));
    await user.click(cell(0, 'title'));
    await user.keyboard('Gull{Enter}');
    await waitFor(() => expect(cell(0, 'title')).toHaveTextContent('Somebody else has written “Swan” meanwhile.'));
    await user.click(cell(0, 'title'));
    await user.keyboard(key);
    await waitFor(() => expect(stored.get('brochure-1')?.title).toBe(title));
    await waitFor(() => expect(cell(0, 'title')).toHaveTextContent(title));
    expect(sent.updates.filter(({ version }) => version === 2)).toHaveLength(writes);
  });

  it('asks in a row of a paste, and saves the others', async () => {
    const { user, stored } = await open(ad(1, 'Tern'), ad(2, 'Wren'));
    stored.set('brochure-1', ad(1, 'Swan', { version: 2 }));
    await user.click(cell(0, 'title'));
    paste('Gull\nEagle');
    await waitFor(() => expect(cell(0, 'title')).toHaveTextContent('Somebody else has written “Swan” meanwhile.'));
    expect(stored.get('brochure-2')?.title).toBe('Eagle');
  });
});

it('has no cell for a field that the type of the ad lacks', async () => {
  const { user, sent } = await open(ad(1, 'Tern', { type: 'LP_AD' }));
  expect(cell(0, 'normalPriceCents')).toHaveAttribute('aria-readonly', 'true');
  await user.click(cell(0, 'normalPriceCents'));
  await user.keyboard('5');
  expect(screen.queryByRole('textbox')).toBeNull();
  paste('5');
  expect(cell(0, 'normalPriceCents')).toHaveTextContent('An ad of this type has no “Normal price”.');
  expect(sent.updates).toEqual([]);
});

import { blankValues, type BrochureFormValues } from '../brochure-form/values/BrochureFormValues';
import { editsOfFillDown, editsOfFill, editsOfTable, tableOfRange } from './sheetEdits';
import type { SheetField } from './sheetFields';
import type { SheetRange } from './SheetPlace';
import type { SheetRow } from './SheetStore';

const columns: readonly SheetField[] = ['title', 'validTo', 'normalPriceCents'];
const choices = { categories: [], mapAreas: [] };

function row(id: string, values: Partial<BrochureFormValues>, type = 'CP_AD', notes: SheetRow['notes'] = {}): SheetRow {
  const all = { ...blankValues, ...values };
  return { known: { id, type } as SheetRow['known'], base: all, values: all, notes };
}

const tern = row('tern', { title: 'Tern', validTo: '24/12/2026', normalPriceCents: '24.90' });
const wren = row('wren', { title: 'Wren' });
const gull = row('gull', { title: 'Gull' });
const sheet = { rows: [tern, wren, gull], columns, choices };

const range = (fromRow: number, fromColumn: number, toRow = fromRow, toColumn = fromColumn): SheetRange => ({
  from: { row: fromRow, column: fromColumn },
  to: { row: toRow, column: toColumn },
});

describe('what is pasted', () => {
  it('fills cells from the corner of the choice, whatever its size', () => {
    const table = [
      ['Owl', '1/2/2027'],
      ['Kite', ''],
    ];
    expect(editsOfTable(sheet, range(0, 0), table)).toEqual({
      cells: [
        { id: 'tern', field: 'title', value: 'Owl' },
        { id: 'tern', field: 'validTo', value: '1/2/2027' },
        { id: 'wren', field: 'title', value: 'Kite' },
      ],
      ...{ refused: [], beyond: 0 },
    });
  });

  it('fills the whole choice when it is one text', () => {
    const { cells } = editsOfTable(sheet, range(0, 1, 2, 2), [['12']]);
    expect(cells.filter(({ field }) => field === 'normalPriceCents').map(({ id }) => id)).toEqual([
      ...['tern', 'wren', 'gull'],
    ]);
  });

  it('is counted where it goes below the last ad, and left where it goes beyond the last column', () => {
    const edits = editsOfTable(sheet, range(2, 2), [['5', 'too far'], ['6'], ['7']]);
    expect(edits).toEqual({
      cells: [{ id: 'gull', field: 'normalPriceCents', value: '5' }],
      ...{ refused: [], beyond: 2 },
    });
  });

  it('is refused with a reason, and stays as it was typed', () => {
    const { cells, refused } = editsOfTable(sheet, range(1, 1), [['soon']]);
    expect(cells).toEqual([]);
    expect(refused).toEqual([
      { id: 'wren', field: 'validTo', text: 'soon', message: expect.stringContaining('DD/MM/YYYY') as string },
    ]);
  });

  it('is refused by ads of a type without the field, unless it is empty', () => {
    const page = { ...sheet, rows: [row('page', { title: 'Page' }, 'LP_AD')] };
    const { refused } = editsOfTable(page, range(0, 2), [['12']]);
    expect(refused.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^An ad of this type has no “.*price.*”\.$/i),
    ]);
    expect(editsOfTable(page, range(0, 2), [[' ']])).toEqual({ cells: [], refused: [], beyond: 0 });
  });

  it('corrects a cell that was refused, also back to what is saved', () => {
    const refused = row('wren', { validTo: '24/12/2026' }, 'CP_AD', {
      validTo: { kind: 'refused', text: 'soon', message: 'No day.' },
    });
    const wrong = { ...sheet, rows: [refused] };
    expect(editsOfTable(wrong, range(0, 1), [['soon']]).refused).toEqual([]);
    expect(editsOfTable(wrong, range(0, 1), [['24/12/2026']]).cells).toHaveLength(1);
  });
});

it('copies what is shown: also what was refused, and nothing where the type has no such field', () => {
  const rows = [
    tern,
    row('page', { title: 'Page', normalPriceCents: '9' }, 'LP_AD'),
    row('wren', { title: 'Wren' }, 'CP_AD', {
      normalPriceCents: { kind: 'refused', text: 'dear', message: 'No price.' },
    }),
  ];
  expect(tableOfRange({ ...sheet, rows }, range(0, 0, 2, 2))).toEqual([
    ['Tern', '24/12/2026', '24.90'],
    ['Page', '', ''],
    ['Wren', '', 'dear'],
  ]);
});

it('repeats the chosen rows down to where the handle is dragged', () => {
  const { cells } = editsOfFill({ ...sheet, rows: [tern, wren, gull, row('owl', {})] }, range(0, 0, 1, 0), 3);
  expect(cells).toEqual([
    { id: 'gull', field: 'title', value: 'Tern' },
    { id: 'owl', field: 'title', value: 'Wren' },
  ]);
  expect(editsOfFill(sheet, range(0, 0, 1, 0), 1).cells).toEqual([]);
});

it('fills down from the first chosen row; a single row takes what is above it', () => {
  expect(editsOfFillDown(sheet, range(0, 0, 2, 0)).cells.map(({ id, value }) => [id, value])).toEqual([
    ['wren', 'Tern'],
    ['gull', 'Tern'],
  ]);
  expect(editsOfFillDown(sheet, range(2, 0)).cells).toEqual([{ id: 'gull', field: 'title', value: 'Wren' }]);
  expect(editsOfFillDown(sheet, range(0, 0)).cells).toEqual([]);
});

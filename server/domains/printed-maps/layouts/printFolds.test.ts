import { isFoldOf, layOutFold, type PrintFold } from './printFolds';

const sizes = { A4: [210, 297], A3: [297, 420] } as const;

it.each([
  ['ACCORDION', 'A4', 'LANDSCAPE', { upright: [99, 198], level: [] }, { upright: [99, 198], level: [] }],
  ['ACCORDION', 'A4', 'PORTRAIT', { upright: [], level: [99, 198] }, { upright: [], level: [99, 198] }],
  ['LETTER', 'A4', 'LANDSCAPE', { upright: [100, 200], level: [] }, { upright: [97, 197], level: [] }],
  ['LETTER', 'A4', 'PORTRAIT', { upright: [], level: [100, 200] }, { upright: [], level: [100, 200] }],
  ['ACCORDION', 'A3', 'PORTRAIT', { upright: [99, 198], level: [210] }, { upright: [99, 198], level: [210] }],
  ['CROSS', 'A3', 'PORTRAIT', { upright: [99, 198], level: [210] }, { upright: [99, 198], level: [210] }],
  ['CROSS', 'A3', 'LANDSCAPE', { upright: [210], level: [99, 198] }, { upright: [210], level: [99, 198] }],
] as const)('%s of %s %s folds where it should, with the cover on the right of the upper row', (...row) => {
  const [fold, paper, orientation, front, back] = row;
  const sheet = layOutFold(fold, { paper, orientation });
  expect([sheet.front, sheet.back]).toEqual([front, back]);
  const [short, long] = sizes[paper];
  const width = orientation === 'PORTRAIT' ? short : long;
  const { cover, beside } = sheet;
  expect([cover.x + cover.width, cover.y]).toEqual([width, 0]);
  // turned like the page of a book, the folds of both pages are at one place
  expect(back.upright.map((x) => width - x).toSorted((one, other) => one - other)).toEqual(front.upright);
  // both are DL, give or take what a folded-in panel is narrower
  for (const panel of [cover, beside]) {
    const [less, more] = [panel.width, panel.height].toSorted((one, other) => one - other);
    expect([Math.abs((less ?? 0) - 99) <= 1, more]).toEqual([true, 210]);
  }
  const isNext = beside.x + beside.width === cover.x || beside.y === cover.y + cover.height;
  expect(isNext).toBe(true);
  // with the others they cover the page, and none covers another
  const panels = [cover, beside, ...sheet.others];
  expect(panels.reduce((sum, panel) => sum + panel.width * panel.height, 0)).toBe(short * long);
  expect(new Set(panels.map(({ x, y }) => `${x} ${y}`)).size).toBe(panels.length);
  expect(panels).toHaveLength(paper === 'A3' ? 6 : 3);
  expect(sheet.steps).toMatch(/^Fold .*cover/);
});

it('has a fold for each paper, and none that the paper is not for', () => {
  const foldsOf = (paper: 'A4' | 'A3') =>
    (['ACCORDION', 'LETTER', 'CROSS'] satisfies PrintFold[]).filter((fold) => isFoldOf(fold, paper));
  expect([foldsOf('A4'), foldsOf('A3')]).toEqual([
    ['ACCORDION', 'LETTER'],
    ['ACCORDION', 'CROSS'],
  ]);
});

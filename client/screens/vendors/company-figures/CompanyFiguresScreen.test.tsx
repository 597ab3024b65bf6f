import { screen, within } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import CompanyFiguresScreen from './CompanyFiguresScreen';

const routes = [
  {
    path: '/vendor/figures',
    element: (
      <UnstyledAntd>
        <CompanyFiguresScreen />
      </UnstyledAntd>
    ),
  },
];
const figures = (views = 0, clicks = 0, coupons = 0, redemptions = 0) => ({
  ...{ views, clicks, coupons, redemptions },
  couponRate: views === 0 ? null : coupons / views,
  redemptionRate: coupons === 0 ? null : redemptions / coupons,
});
const ad = (brochureDatabaseId: number, title: string, now: object, before: object) => ({
  ...{ brochureDatabaseId, title, now, before },
  ...{ type: 'CP_AD', status: 'PUBLISHED' },
});

function answersOf(changes: object = {}) {
  const vendorFigures = jest.fn((_asked: object) => ({
    ...{ companyName: 'Wren & Co', timeZone: 'Australia/Perth', brochuresCount: 2 },
    ...{ from: '2026-11-19', to: '2026-11-20', beforeFrom: '2026-11-17', beforeTo: '2026-11-18' },
    ...{ now: figures(1250, 30, 25, 10), before: figures(1000, 60) },
    days: [
      { day: '2026-11-19', figures: figures(1000, 10, 5) },
      { day: '2026-11-20', figures: figures(250, 20, 20, 10) },
    ],
    brochures: [
      ad(7, 'Blue Wren Café', figures(1200, 10, 25, 10), figures(900)),
      ad(9, '=Zebra tours', figures(50, 20), figures(100)),
    ],
    ...changes,
  }));
  return { viewer: () => ({ role: 'VENDOR' }), vendorFigures };
}

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.trim()));

it('says each figure, its change in words, and the periods', async () => {
  await renderScreen({ routes, at: '/vendor/figures?days=7', answers: answersOf() });
  const tiles = await screen.findByLabelText('Key figures');
  expect([...tiles.children].map((tile) => [...tile.children].map((part) => part.textContent))).toEqual([
    ['Views', '1,250', '▲ 25% more than before (1,000)'],
    ['Clicks', '30', '▼ 50% fewer than before (60)'],
    ['Coupons taken', '25', '▲ none before'],
    ['Coupons redeemed', '10', '▲ none before'],
    ['Coupons per view', '2.0%', '▲ higher than before (0.0%)'],
    ['Redeemed per coupon', '40.0%', '● nothing to compare with'],
  ]);
  expect(screen.getByText(/^19\/11\/2026 – 20\/11\/2026, against 17\/11\/2026 – 18\/11\/2026/)).toBeVisible();
  expect(screen.getByRole('img', { name: /^Views by day: 1,250 in 2 days, most on 19\/11\/2026/ })).toBeVisible();
});

it.each([
  ['', { days: 28, from: null, to: null }],
  ['?days=90', { days: 90, from: null, to: null }],
  ['?days=5', { days: 28, from: null, to: null }],
  ['?from=2026-01-01&to=2026-01-31', { days: null, from: '2026-01-01', to: '2026-01-31' }],
])('asks for the days of the address %p', async (query, expected) => {
  const { vendorFigures, ...answers } = answersOf();
  await renderScreen({ routes, at: `/vendor/figures${query}`, answers: { ...answers, vendorFigures } });
  await screen.findByLabelText('Key figures');
  expect(vendorFigures.mock.calls[0]?.[0]).toEqual({ vendorDatabaseId: null, ...expected });
});

it('sorts the ads by each heading, and leads to the figures of one', async () => {
  const { user } = await renderScreen({ routes, at: '/vendor/figures', answers: answersOf() });
  const table = within(await screen.findByRole('region', { name: 'Figures by ad' })).getByRole('table');
  const titles = () =>
    rows(table)
      .slice(1)
      .map(([title]) => title);
  expect(rows(table)[1]).toEqual([
    'Blue Wren Café',
    '1,200',
    '10',
    '25',
    '10',
    '2.1%',
    '40.0%',
    '33% more than before (900)',
  ]);
  expect(within(table).getByRole('columnheader', { name: 'Views' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: /^Clicks/ }));
  expect(titles()).toEqual(['=Zebra tours', 'Blue Wren Café']);
  await user.click(screen.getByRole('button', { name: /^Clicks/ }));
  expect(titles()).toEqual(['Blue Wren Café', '=Zebra tours']);
  await user.click(screen.getByRole('button', { name: /^Ad/ }));
  expect(titles()).toEqual(['=Zebra tours', 'Blue Wren Café']);
  expect(screen.getByRole('link', { name: 'Blue Wren Café' })).toHaveAttribute('href', '/vendor/figures/7');
});

it('shows other days', async () => {
  const { vendorFigures, ...answers } = answersOf();
  const { user } = await renderScreen({ routes, at: '/vendor/figures', answers: { ...answers, vendorFigures } });
  await screen.findByLabelText('Key figures');
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '01/11/2026');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(vendorFigures.mock.calls.at(-1)?.[0]).toMatchObject({ days: null, from: '2026-11-01', to: '2026-11-20' });
});

it('says so when nothing was counted, and when there is no ad', async () => {
  const zero = { now: figures(), before: figures() };
  const { unmount } = await renderScreen({ routes, at: '/vendor/figures', answers: answersOf(zero) });
  expect(await screen.findByText(/^Nothing was counted in these days/)).toBeVisible();
  unmount();
  const none = { ...zero, brochures: [], brochuresCount: 0 };
  await renderScreen({ routes, at: '/vendor/figures', answers: answersOf(none) });
  expect(await screen.findByRole('heading', { name: 'No ad is live yet' })).toBeVisible();
  expect(screen.queryByLabelText('Key figures')).toBeNull();
});

it('says why days are refused, and lets choose others', async () => {
  const vendorFigures = () => {
    throw refusal('VALIDATION_FAILED', 'Ask for at most 366 days at once.');
  };
  const answers = { viewer: () => ({ role: 'VENDOR' }), vendorFigures };
  await renderScreen({ routes, at: '/vendor/figures?from=2020-01-01&to=2026-01-01', answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('at most 366 days');
  expect(screen.getByRole('link', { name: '28 days' })).toBeVisible();
});

describe('the files of the figures', () => {
  const files: { blob: Blob; name: string }[] = [];
  const originalUrl = URL.createObjectURL;
  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = (blob: Blob) => {
      files.push({ blob, name: '' });
      return 'blob:file';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      files.at(-1)!.name = this.download;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    URL.createObjectURL = originalUrl;
  });

  const byAd = [
    'Number,Ad,Views,Views before,Clicks,Coupons taken,Coupons redeemed,Coupons per view,Redeemed per coupon',
    '7,Blue Wren Café,1200,900,10,25,10,0.0208,0.4',
    "9,'=Zebra tours,50,100,20,0,0,0,",
  ];
  const byDay = [
    'Day,Views,Clicks,Coupons taken,Coupons redeemed',
    '19/11/2026,1000,10,5,0',
    '20/11/2026,250,20,20,10',
  ];

  it.each([
    ['CSV by ad', 'figures-by-ad-2026-11-19-to-2026-11-20.csv', byAd],
    ['CSV by day', 'figures-by-day-2026-11-19-to-2026-11-20.csv', byDay],
  ])('%s saves %s with its lines', async (button, name, lines) => {
    const { user } = await renderScreen({ routes, at: '/vendor/figures', answers: answersOf() });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(files.map((file) => file.name)).toEqual([name]);
    const text = new TextDecoder().decode(await files[0]!.blob.arrayBuffer());
    expect(text.trimEnd().split('\r\n')).toEqual(lines);
  });
});

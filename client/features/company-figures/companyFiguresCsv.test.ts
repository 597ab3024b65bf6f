import { figuresByAdCsv, figuresByDayCsv } from './companyFiguresCsv';

const now = {
  __typename: 'KeyFigures' as const,
  views: 3,
  clicks: 1,
  coupons: 1,
  redemptions: 0,
  couponRate: 1 / 3,
  redemptionRate: null,
};

it('has a line for each ad, whose title is no formula', () => {
  const ad = {
    __typename: 'VendorFiguresBrochure',
    brochureDatabaseId: 7,
    title: '=HYPERLINK("x")',
    type: 'CP_AD',
    status: 'PUBLISHED',
    now,
  } as const;
  const lines = figuresByAdCsv({ brochures: [{ ...ad, before: { __typename: 'KeyFigures', views: 2 } }] }).split(
    '\r\n',
  );
  expect(lines[1]).toBe(`7,"'=HYPERLINK(""x"")",3,2,1,1,0,0.3333,`);
});

it('has a line for each day', () => {
  expect(
    figuresByDayCsv({ days: [{ __typename: 'VendorFiguresDay', day: '2026-11-20', figures: now }] }).split('\r\n')[1],
  ).toBe('20/11/2026,3,1,1,0');
});

import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { brochureColumns } from './brochureColumns';
import type { GridRow } from './GridRow';

const row: GridRow = {
  __typename: 'Brochure',
  id: 'QnJvY2h1cmU6Nw',
  version: 1,
  databaseId: 7,
  adIndex: 12,
  displayTitle: 'Two for one kayak tour',
  title: 'Two for one kayak tour',
  companyName: 'Headland Adventures',
  contactEmail: null,
  mapArea: null,
  type: 'CP_AD',
  status: 'PUBLISHED',
  isDraft: false,
  archiveReason: null,
  isActive: true,
  detailViewsCount: 12345,
  category: {
    __typename: 'Category',
    id: 'c2',
    name: 'Kayaking',
    parent: { __typename: 'Category', id: 'c1', name: 'Active' },
  },
  thumbnail: {
    __typename: 'Asset',
    id: 'a1',
    url: '/files/abc/original',
    altText: null,
    dominantColor: '#7fb7b0',
    renditions: [
      { __typename: 'ImageRendition', width: 320, url: '/files/abc/320.webp' },
      { __typename: 'ImageRendition', width: 640, url: '/files/abc/640.webp' },
    ],
  },
};

const columns = brochureColumns({
  canEdit: () => true,
  may: () => true,
  act: () => Promise.resolve(),
  setIndex: () => Promise.resolve({ refusal: null, now: null }),
});

function cell(title: string, shown: GridRow = row) {
  const column = columns.find((candidate) => candidate.title === title);
  if (!column) throw new Error(`There is no column ${title}.`);
  return render(<>{column.render(shown)}</>).container;
}

describe('the columns', () => {
  it('has the nine columns of the rule in order', () => {
    expect(columns.map((column) => column.title)).toEqual([
      'ID',
      'Index',
      'Title',
      'Category',
      'Status',
      'Type',
      'View Count',
      'Thumbnail',
      'Actions',
    ]);
  });

  it('sorts on the server where possible', () => {
    expect(columns.filter((column) => column.sortable === true).map((column) => column.key)).toEqual([
      'ID',
      'INDEX',
      'TITLE',
      'CATEGORY',
      'STATUS',
      'TYPE',
      'VIEWS',
    ]);
  });

  it('aligns numbers to the right', () => {
    const right = columns.filter((column) => column.align === 'right').map((column) => column.title);
    expect(right).toEqual(['ID', 'Index', 'View Count']);
  });

  it.each([
    ['ID', '7'],
    ['Index', '12'],
    ['Category', 'Kayaking'],
    ['Status', 'Published'],
    ['Type', 'Coupon'],
    ['View Count', '12,345'],
    ['Title', 'Two for one kayak tour Headland Adventures'],
  ])('%s shows %s', (title, text) => {
    expect(cell(title)).toHaveTextContent(new RegExp(`^${text}$`));
  });

  it('shows the company when the title is missing', () => {
    expect(cell('Title', { ...row, title: null, displayTitle: 'Headland Adventures' })).toHaveTextContent(
      /^Headland Adventures$/,
    );
  });

  it('shows a dash for an ad without an index', () => {
    expect(cell('Index', { ...row, adIndex: null })).toHaveTextContent('–');
  });

  it('adds to the status what else keeps an ad from being visible', () => {
    expect(cell('Status', { ...row, isActive: false })).toHaveTextContent('Published' + 'not in its dates');
    expect(cell('Status', { ...row, status: 'ARCHIVED', archiveReason: 'EXPIRED' })).toHaveTextContent(/expired/);
    expect(cell('Status', { ...row, status: 'ARCHIVED', archiveReason: 'MANUAL' })).toHaveTextContent(/^Archived$/);
  });

  it('shows the smallest rendition in a fixed size, with an alternative text', () => {
    cell('Thumbnail');
    const picture = screen.getByRole('img', { name: 'Picture of Two for one kayak tour' });
    expect(picture).toHaveAttribute('src', '/files/abc/320.webp');
    expect(picture).toHaveAttribute('width', '43');
    expect(picture).toHaveAttribute('height', '32');
  });

  it('says that an ad has no picture', () => {
    expect(cell('Thumbnail', { ...row, thumbnail: null })).toHaveTextContent('None');
  });
});

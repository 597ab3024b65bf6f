import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { mockBrochure, mockConnection } from '../../../test/mockBrochure';
import { mockNavigation } from '../../../test/mockNavigation';
import { renderScreen } from '../../../test/renderScreen';
import BrochureAdDetailsScreen from './BrochureAdDetailsScreen';
import BrochureDetailsScreen from './BrochureDetailsScreen';

jest.mock('../../../features/pdf-pages/PdfPages', () => ({
  __esModule: true,
  default: ({ title, cover }: { title: string; cover: ReactNode }) => (
    <div role="group" aria-label={`Pages of ${title}`}>
      {cover}
    </div>
  ),
}));

const picture = (id: string, altText: string | null) => ({
  id,
  url: `/files/${id}/original`,
  altText,
  width: 1200,
  height: 900,
  dominantColor: '#335577',
  renditions: [{ width: 640, url: `/files/${id}/640.webp` }],
});

async function open(assets: object[]) {
  const cove = mockBrochure(7, 'A day at the cove', { assets });
  return renderScreen({
    routes: [{ path: '/details/:id', element: <BrochureDetailsScreen /> }],
    at: '/details/7',
    answers: {
      ...mockNavigation,
      brochure: () => cove,
      brochures: () => mockConnection([]),
      recordStatisticEvents: () => ({ events: [] }),
    },
  });
}

describe('a brochure shows its cover only once', () => {
  const [cover, second] = [picture('cover', 'The cover'), picture('second', 'The harbour')];
  const flipbook = { flipbookUrl: 'https://flips.example/1', flipbookFrameUrl: 'https://flips.example/1' };
  const pdf = { id: 'pdf', url: '/files/pdf/original' };
  const files =
    (pictures: object[], pdfs: object[]) =>
    ({ types }: { types: string[] }): object[] =>
      types.includes('BROCHURE_PDF') ? pdfs : pictures;

  it.each([
    ['a flipbook', flipbook, [], [cover], []],
    ['a flipbook with more pictures', flipbook, [], [cover, second], ['The harbour']],
    ['a PDF', {}, [pdf], [cover], ['The cover']],
    ['a PDF with more pictures', {}, [pdf], [cover, second], ['The cover', 'The harbour']],
    ['a picture for lists', {}, [pdf], [], ['The cover']],
  ])('%s', async (_, values, pdfs, pictures, names) => {
    const guide = mockBrochure(7, 'Guide', { type: 'BRO_AD', thumbnail: cover, ...values });
    await renderScreen({
      routes: [{ path: '/details/brochure-ad/:id', element: <BrochureAdDetailsScreen /> }],
      at: '/details/brochure-ad/7',
      answers: {
        ...mockNavigation,
        brochure: () => ({ ...guide, assets: files(pictures, pdfs) }),
        brochures: () => mockConnection([]),
        recordStatisticEvents: () => ({ events: [] }),
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    // PDF pages have a chunk of their own
    if (pdfs.length > 0) await screen.findByRole('group', { name: 'Pages of Guide' });
    const shown = screen.queryAllByRole('img').map((img) => img.getAttribute('alt'));
    expect(shown.filter((name) => !name?.startsWith('QR code'))).toEqual(names);
  });
});

const three = [picture('a', 'The beach'), picture('b', null), picture('c', 'The jetty')];

it('each picture has a name, links to itself, and is counted', async () => {
  await open(three);
  const gallery = within(screen.getByRole('group', { name: 'Pictures' }));
  expect(gallery.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
    'The beach',
    'A day at the cove, picture 2',
    'The jetty',
  ]);
  expect(gallery.getAllByRole('link')[2]).toHaveAttribute('href', '/files/c/original');
  expect(gallery.getByText('1 / 3')).toBeVisible();
});

it('moves by buttons and by arrow keys, with one Tab stop for all pictures', async () => {
  const { user } = await open(three);
  const gallery = within(screen.getByRole('group', { name: 'Pictures' }));
  await user.click(gallery.getByRole('button', { name: 'Next picture' }));
  expect(gallery.getByText('2 / 3')).toBeVisible();
  const links = gallery.getAllByRole('link');
  expect(links.map((link) => link.tabIndex)).toEqual([-1, 0, -1]);
  links[1]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(gallery.getByText('3 / 3')).toBeVisible();
  expect(links[2]).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(gallery.getByText('3 / 3')).toBeVisible();
  await user.keyboard('{Home}');
  expect(links[0]).toHaveFocus();
});

it('opens a large picture above the page, and moves on from there', async () => {
  const { user } = await open(three);
  await user.click(screen.getByRole('link', { name: 'The beach' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures of A day at the cove' }));
  expect(viewer.getByText('1 of 3')).toBeVisible();
  expect(viewer.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(viewer.getByRole('button', { name: 'Next picture' }));
  expect(viewer.getByRole('img', { name: 'A day at the cove, picture 2' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByText('3 of 3')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByText('3 of 3')).toBeVisible();
  await user.click(viewer.getByRole('button', { name: 'Enlarge' }));
  expect(viewer.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowLeft}');
  expect(viewer.getByText('3 of 3')).toBeVisible();
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('one picture needs no buttons', async () => {
  await open([picture('a', 'The beach')]);
  const gallery = within(screen.getByRole('group', { name: 'Pictures' }));
  expect(gallery.queryByRole('button')).toBeNull();
});

it('no pictures, no gallery', async () => {
  await open([]);
  expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull();
});

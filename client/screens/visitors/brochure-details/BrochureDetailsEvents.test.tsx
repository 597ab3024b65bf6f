import { screen, waitFor } from '@testing-library/react';
import { mockBrochure, mockConnection } from '../../../test/mockBrochure';
import { mockNavigation } from '../../../test/mockNavigation';
import { renderScreen } from '../../../test/renderScreen';
import BrochureDetailsScreen from './BrochureDetailsScreen';

interface Told {
  input: { events: { brochureId: string; eventCode: string; deviceIdentification: string; eventDateTime: string }[] };
}

// jsdom cannot navigate and reports that
const stay = (event: Event): void => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));

async function open(values: Parameters<typeof mockBrochure>[2]) {
  const told: Told['input']['events'] = [];
  const view = await renderScreen({
    routes: [{ path: '/details/:id', element: <BrochureDetailsScreen /> }],
    at: '/details/7',
    answers: {
      ...mockNavigation,
      brochure: () => mockBrochure(7, 'Two for one', values),
      brochures: () => mockConnection([]),
      recordStatisticEvents: ({ input }: Told) => {
        told.push(...input.events);
        return { events: [] };
      },
    },
  });
  return { ...view, told };
}

it('reports the view and each followed link, as one device', async () => {
  const { user, told } = await open({
    wwwUrl: 'https://salt.example',
    phoneNo: '13 12 13',
    facebookUrl: 'https://social.example/salt',
  });
  for (const name of ['Visit website', 'Call 13 12 13', 'Facebook']) {
    await user.click(screen.getByRole('link', { name }));
  }
  await waitFor(() => expect(told).toHaveLength(4));
  expect(told.map(({ eventCode }) => eventCode)).toEqual([
    'DETAIL_PAGE_VIEW',
    'WEBSITE_CLICK',
    'PHONE_CLICK',
    'WEBSITE_CLICK',
  ]);
  expect(new Set(told.map(({ brochureId }) => brochureId))).toEqual(new Set(['brochure-7']));
  expect(new Set(told.map(({ deviceIdentification }) => deviceIdentification)).size).toBe(1);
  expect(told[0]?.deviceIdentification).toMatch(/^[0-9a-f]{32}$/);
});

it('a preview counts no visit', async () => {
  const { user, told } = await open({ status: 'PENDING_REVIEW', wwwUrl: 'https://salt.example' });
  await user.click(screen.getByRole('link', { name: 'Visit website' }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.eventCode).toBe('WEBSITE_CLICK');
});

it('shows the markup of a description, and the end of the offer', async () => {
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
  const validTo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Brisbane', dateStyle: 'short' }).format(
    inThreeDays,
  );
  await open({ description: '<h3>Menu</h3><p>Open <strong>daily</strong></p><script>x</script>', validTo });
  expect(screen.getByRole('heading', { level: 3, name: 'Menu' })).toBeVisible();
  expect(screen.getByText('daily').tagName).toBe('STRONG');
  expect(screen.getByText('Ends in 3 days')).toBeVisible();
});

it('shares its address, also as a QR code', async () => {
  const copied: string[] = [];
  const { user } = await open({});
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toEqual(['/details/7']);
  const code = screen.getByRole('img', { name: 'QR code that leads to this page', hidden: true });
  expect(code).toHaveAttribute('src', '/qr/7.png');
});

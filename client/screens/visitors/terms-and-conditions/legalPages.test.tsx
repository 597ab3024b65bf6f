import { screen, within } from '@testing-library/react';
import CollectionNoticeScreen from '../collection-notice/CollectionNoticeScreen';
import AdvertisingConditionsScreen from '../advertising-conditions/AdvertisingConditionsScreen';
import type { MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import NoticesScreen from '../notices/NoticesScreen';
import PrivacyPolicyScreen from '../privacy-policy/PrivacyPolicyScreen';
import TermsAndConditionsScreen from './TermsAndConditionsScreen';

const routes = [
  { path: '/terms-and-conditions', element: <TermsAndConditionsScreen /> },
  { path: '/privacy-policy', element: <PrivacyPolicyScreen /> },
  { path: '/terms-and-conditions/versions/:number', element: <TermsAndConditionsScreen /> },
  { path: '/collection-notice', element: <CollectionNoticeScreen /> },
  { path: '/advertising-conditions', element: <AdvertisingConditionsScreen /> },
  { path: '/notices', element: <NoticesScreen /> },
];

const first = { number: 1, validFrom: '2024-04-28', validTo: null as string | null };
const asBuilt = { legalText: () => ({ text: null as string | null, version: first, versions: [first] }) };
const open = (at: string, answers: MockResolvers = asBuilt) => renderScreen({ routes, at, answers });

const headings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((text) => /^\d/.test(text))
    .map((text) => text.replace(/^\d+\. /, ''));

it('the terms have every required heading, in order', async () => {
  await open('/terms-and-conditions');
  expect(headings().map((heading) => heading.toLowerCase())).toEqual([
    'agreement to terms',
    'intellectual property',
    'user representations',
    'registration',
    'prohibited activities',
    'user contributions',
    'contribution license',
    'review guidelines',
    'mobile application license',
    'social media',
    'third-party accounts',
    'submissions',
    'third-party websites',
    'advertisers',
    'site management',
    'dmca notice and counter-notice',
    'termination',
    'governing law (queensland, australia)',
    'dispute resolution',
    'liability',
    'user data',
    'electronic communications',
    'contact',
  ]);
  expect(screen.getByText('Version 1, in force since 28 April 2024')).toBeVisible();
});

it.each([
  [/at least 13 years old, and you are not a minor/],
  [/you may not register again/],
  [/disconnect such a connection at any time/],
  [/within one \(1\) year after the cause of action arose/],
  [/for at least 30 days from that letter, before anyone starts an arbitration/],
  [/children under 13. If we learn that we have some, we delete it/],
  [/kept for a minimum of 7 years/],
  [/governed by the law of Queensland, Australia/],
])('the terms state %s', async (fact) => {
  await open('/terms-and-conditions');
  expect(screen.getByText(fact)).toBeVisible();
});

it('the privacy policy covers every required subject', async () => {
  await open('/privacy-policy');
  const all = headings().join(' | ').toLowerCase();
  for (const topic of [
    'australian privacy principles',
    'personal information is collected',
    'sensitive information',
    'third parties',
    'disclosure',
    'security',
    'access',
    'quality',
    'complaints',
  ]) {
    expect(all).toContain(topic);
  }
  expect(screen.getByText('Version 1, in force since 28 April 2024')).toBeVisible();
  expect(screen.getByText(/kept for a minimum of 7 years/)).toBeVisible();
  expect(screen.getByText(/children under 13; as soon as we know/)).toBeVisible();
});

it('the privacy policy names decisions by programs, and what is kept of people', async () => {
  await open('/privacy-policy');
  expect(screen.getByText(/A program decides alone how many coupons/)).toHaveTextContent(/a person then decides/);
  expect(screen.getByRole('link', { name: 'Find my coupons' })).toHaveAttribute('href', '/my-coupons');
  expect(screen.getByText('What is followed. After an erasure stays: nothing.')).toBeVisible();
});

it('the notices link the source of the names of towns, and its licence', async () => {
  await open('/notices');
  expect(screen.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org');
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
});

it.each(['/terms-and-conditions', '/privacy-policy', '/collection-notice', '/advertising-conditions', '/notices'])(
  '%s: each line of the contents links to its section',
  async (at) => {
    await open(at);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(new Set(targets).size).toBe(targets.length);
    for (const [index, id] of targets.entries()) {
      expect(document.getElementById(id)).toHaveTextContent(headings()[index] ?? 'no heading');
    }
  },
);

const second = { number: 2, validFrom: '2026-12-01', validTo: null };
const versions = [second, { ...first, validTo: '2026-11-30' }];

it('shows the published text with its version, and leads to older ones', async () => {
  const text = '# Agreement\n\n<script>alert(1)</script> and {contact}.';
  await open('/terms-and-conditions', { legalText: () => ({ text, version: second, versions }) });
  expect(screen.getByText('Version 2, in force since 1 December 2026')).toBeVisible();
  expect(screen.getByText(/^<script>alert\(1\)<\/script> and /)).toBeVisible();
  expect(headings()).toEqual(['Agreement']);
  expect(screen.getByRole('link', { name: /^Version 1, in force from 28 April 2024 to/ })).toHaveAttribute(
    'href',
    '/terms-and-conditions/versions/1',
  );
});

it('says that an older version is one, and knows no version that is none', async () => {
  const asked = jest.fn((_: { number: number }) => ({ text: null, version: versions[1], versions }));
  await open('/terms-and-conditions/versions/1', { legalText: asked });
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ kind: 'TERMS', number: 1 });
  expect(screen.getByRole('link', { name: 'Read the one in force' })).toHaveAttribute('href', '/terms-and-conditions');
});

it.each(['99', 'first', '-1'])('knows no version %s', async (number) => {
  await open(`/terms-and-conditions/versions/${number}`, { legalText: () => null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found|no such|nothing/i);
});

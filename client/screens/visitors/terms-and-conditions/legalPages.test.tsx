import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../test/renderScreen';
import NoticesScreen from '../notices/NoticesScreen';
import PrivacyPolicyScreen from '../privacy-policy/PrivacyPolicyScreen';
import TermsAndConditionsScreen from './TermsAndConditionsScreen';

const routes = [
  { path: '/terms-and-conditions', element: <TermsAndConditionsScreen /> },
  { path: '/privacy-policy', element: <PrivacyPolicyScreen /> },
  { path: '/notices', element: <NoticesScreen /> },
];

const headings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((text) => /^\d/.test(text))
    .map((text) => text.replace(/^\d+\. /, ''));

it('the terms have every required heading, in order', async () => {
  await renderScreen({ routes, at: '/terms-and-conditions' });
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
  expect(screen.getByText('Last updated 28/4/2024')).toBeVisible();
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
  await renderScreen({ routes, at: '/terms-and-conditions' });
  expect(screen.getByText(fact)).toBeVisible();
});

it('the privacy policy covers every required subject', async () => {
  await renderScreen({ routes, at: '/privacy-policy' });
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
  expect(screen.getByText('Last updated 28/4/2024')).toBeVisible();
  expect(screen.getByText(/kept for a minimum of 7 years/)).toBeVisible();
  expect(screen.getByText(/children under 13; as soon as we know/)).toBeVisible();
});

it('the privacy policy names decisions by programs, and what is kept of people', async () => {
  await renderScreen({ routes, at: '/privacy-policy' });
  expect(screen.getByText(/A program decides alone how many coupons/)).toHaveTextContent(/a person then decides/);
  expect(screen.getByRole('link', { name: 'Find my coupons' })).toHaveAttribute('href', '/my-coupons');
  expect(screen.getByText('What is followed. After an erasure stays: nothing.')).toBeVisible();
});

it.each(['/terms-and-conditions', '/privacy-policy', '/notices'])(
  '%s: each line of the contents links to its section',
  async (at) => {
    await renderScreen({ routes, at });
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(new Set(targets).size).toBe(targets.length);
    for (const [index, id] of targets.entries()) {
      expect(document.getElementById(id)).toHaveTextContent(headings()[index] ?? 'no heading');
    }
  },
);

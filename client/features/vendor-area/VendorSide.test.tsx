import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../test/renderScreen';
import { SharedLoadingContext } from './sharedLoadingContext';
import { useLoadingFlag } from './useLoadingFlag';
import { useSharedLoading } from './useSharedLoading';
import { VendorHeading } from './VendorHeading';
import { VendorSide } from './VendorSide';

describe('the side of the vendors’ area', () => {
  const figure = (label: string) => screen.getByText(label).nextElementSibling;
  const open = (answers: Parameters<typeof renderScreen>[0]['answers'] = {}) => {
    const element = <VendorSide vendorId={4} companyName="Wren & Co" />;
    return renderScreen({ routes: [{ path: '*', element }], at: '/vendor/coupons', answers });
  };

  it('shows the company, its figures, and where one is', async () => {
    const counts: Record<string, number> = { PUBLISHED: 1234, PENDING_REVIEW: 0, DRAFT: 3 };
    await open({
      viewer: () => ({
        ...{ role: 'VENDOR', vendor: { id: 'v4', companyName: 'Wren & Partners' } },
        brochures: ({ filter }: { filter: { statuses?: string[] } }) => ({
          totalCount: counts[filter.statuses?.[0] ?? 'DRAFT'],
        }),
      }),
      couponPurchases: ({ state }: { state: string }) => ({ totalCount: state === 'VALID' ? 7 : 99 }),
    });
    expect(await screen.findByText('Wren & Partners')).toBeVisible();
    expect(figure('live')).toHaveTextContent('1,234');
    expect(figure('drafts')).toHaveTextContent('3');
    expect(figure('waiting for review')).toHaveTextContent('0');
    expect(figure('coupons to redeem')).toHaveTextContent('7');
    expect(screen.getByRole('link', { name: 'Coupons' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Your ads' })).toHaveAttribute('href', '/vendor/4/brochures');
    expect(screen.getByRole('link', { name: 'Your ads' })).not.toHaveAttribute('aria-current');
  });

  it('shows the name of the session, and no invented figure, while the server does not answer', async () => {
    await open({ viewer: () => Promise.reject(new Error('down')) });
    await act(() => Promise.resolve());
    expect(screen.getByText('Wren & Co')).toBeVisible();
    expect(figure('live')).not.toHaveTextContent(/\d/);
  });
});

describe('the loading bar of the layout', () => {
  function Part({ isLoading }: { isLoading: boolean }) {
    useSharedLoading(isLoading);
    return null;
  }

  function Layout() {
    const { isLoading, begin } = useLoadingFlag();
    const [loading, setLoading] = useState<readonly string[]>(['a', 'b']);
    const [hasB, setHasB] = useState(true);
    return (
      <SharedLoadingContext value={begin}>
        <p>{isLoading ? 'Loading' : 'Ready'}</p>
        <Part isLoading={loading.includes('a')} />
        {hasB && <Part isLoading={loading.includes('b')} />}
        <button onClick={() => setLoading(loading.filter((one) => one !== 'a'))}>A has loaded</button>
        <button onClick={() => setHasB(false)}>Leave B</button>
      </SharedLoadingContext>
    );
  }

  it('ends with the last part, also when that part is left before it has loaded', async () => {
    const { user } = await renderScreen({ routes: [{ path: '/', element: <Layout /> }], at: '/' });
    expect(screen.getByText('Loading')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'A has loaded' }));
    expect(screen.getByText('Loading')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave B' }));
    expect(screen.getByText('Ready')).toBeVisible();
  });
});

it('names the screen in the heading and in the title of the window', async () => {
  const element = <VendorHeading title="Coupons" lead="Sold by you." actions={<button>Export</button>} />;
  await renderScreen({ routes: [{ path: '/', element }], at: '/' });
  expect(screen.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Coupons – /));
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});

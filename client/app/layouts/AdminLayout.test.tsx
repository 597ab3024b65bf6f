import { screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { Session } from '../../features/session/Session';
import { sessionStore } from '../../features/session/sessionStore';
import { renderScreen } from '../../test/renderScreen';
import { RequireSession } from '../guards/RequireSession';
import AdminLayout from './AdminLayout';

const session: Session = {
  accessToken: 'token',
  role: 'ADMINISTRATOR',
  user: { did: 'abc', email: 'admin@localoffers.example', name: 'Robin', vendor: null },
};

const routes = [
  {
    element: <RequireSession />,
    children: [
      {
        element: (
          <ConfigProvider theme={{ zeroRuntime: true }}>
            <AdminLayout screenPaths={['/admin', '/admin/brochures', '/admin/brochures/archived']} />
          </ConfigProvider>
        ),
        children: [{ path: '/admin/*', element: <h1>A screen</h1> }],
      },
    ],
  },
  { path: '*', element: <p>Public</p> },
];

describe('the administrators’ layout', () => {
  beforeEach(() => sessionStore.begin(session));
  afterAll(() => sessionStore.end('SIGNED_OUT'));

  it('has landmarks, a skip link and the screen', async () => {
    await renderScreen({ routes, at: '/admin' });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByText('A screen'));
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/');
  });

  it('links to all ads and to archived ads', async () => {
    const { user, place } = await renderScreen({ routes, at: '/admin' });
    await user.click(screen.getByText('Ads'));
    await user.click(screen.getByText('ARCHIVED ADS'));
    expect(place.current).toBe('/admin/brochures/archived');
  });

  it('offers no editor without a screen', async () => {
    await renderScreen({ routes, at: '/admin' });
    expect(screen.queryByText(/AD$|BROCHURE/)).toBeNull();
  });

  it('signs out: removes the token and shows the public offers', async () => {
    const { user, place } = await renderScreen({ routes, at: '/admin' });
    await user.click(screen.getByRole('button', { name: 'LOGOUT' }));
    await waitFor(() => expect(place.current).toBe('/'));
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});

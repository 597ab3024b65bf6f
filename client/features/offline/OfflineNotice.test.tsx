import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../test/renderScreen';
import { OfflineNotice } from './OfflineNotice';

const routes = [{ path: '/', element: <OfflineNotice /> }];
const isOnline = jest.spyOn(navigator, 'onLine', 'get');

afterEach(() => {
  delete document.documentElement.dataset['cachedSince'];
});

it('shows nothing while the server answers', async () => {
  isOnline.mockReturnValue(true);
  await renderScreen({ routes, at: '/' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  [false, 'You are offline.'],
  [true, 'We cannot reach our server.'],
])('online: %s – shows the age of the copy', async (online, words) => {
  isOnline.mockReturnValue(online);
  document.documentElement.dataset['cachedSince'] = new Date(2026, 10, 20, 14, 15).toISOString();
  await renderScreen({ routes, at: '/' });
  const sentence = `${words} This page is from 20/11/2026, 2:15 pm.`;
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));
});

it('names no time when the device has no copy of the page', async () => {
  isOnline.mockReturnValue(false);
  document.documentElement.dataset['cachedSince'] = '';
  await renderScreen({ routes, at: '/' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^You are offline. Visited pages/));
});

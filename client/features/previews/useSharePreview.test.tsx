import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SiteUrlContext } from '../../platform/page/contexts/SiteUrlContext';
import { refusal } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import type { Session } from '../session/Session';
import { sessionStore } from '../session/sessionStore';
import { ShareButton } from '../sharing/ShareButton';
import { previewedFilter } from './previewedFilter';
import { previewPath } from './previewPath';
import SharePreviewButton from './SharePreviewButton';
import { useAskAgainSignedIn } from './useAskAgainSignedIn';
import { usePreviewToken } from './usePreviewToken';

const copied: string[] = [];
const setClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

/** After `userEvent.setup()`, which installs a clipboard of its own. */
const copy = () => setClipboard((text) => Promise.resolve(void copied.push(text)));
const copyNothing = () => setClipboard(() => Promise.reject(new Error('denied')));

beforeEach(() => (copied.length = 0));

describe('a preview link', () => {
  const url = 'https://offers.example/details/7?preview=secret';
  const open = (sharePreview: () => unknown) => {
    const element = <SharePreviewButton brochure={{ id: 'b7', displayTitle: 'Surf lesson' }} />;
    return renderScreen({ routes: [{ path: '/', element }], at: '/', answers: { sharePreview } });
  };
  const rule = 'Only people with this link can see it, until 20/12/2026.';
  const shared = () => ({ url, expiresAt: '2026-12-20T03:00:00Z' });

  it('is copied, with who can see it and how long', async () => {
    const { user } = await open(shared);
    copy();
    await user.click(screen.getByRole('button', { name: 'Share preview' }));
    expect(await screen.findByText(`Link copied. ${rule}`)).toBeVisible();
    expect(copied).toEqual([url]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is shown to be copied by hand when the browser cannot', async () => {
    const { user } = await open(shared);
    copyNothing();
    await user.click(screen.getByRole('button', { name: 'Share preview' }));
    expect(await screen.findByLabelText('Preview link')).toHaveValue(url);
    expect(screen.getByText(`Copy this link. ${rule}`)).toBeVisible();
  });

  it('is replaced by the reason when the server makes none', async () => {
    let refuse: (reason: unknown) => void = () => undefined;
    const answers = [shared, () => new Promise((_resolve, reject) => (refuse = reject))];
    const { user } = await open(() => answers.shift()?.());
    copyNothing();
    await user.click(screen.getByRole('button', { name: 'Share preview' }));
    await screen.findByLabelText('Preview link');
    await user.click(screen.getByRole('button', { name: 'Share preview' }));
    expect(screen.queryByLabelText('Preview link')).toBeNull();
    refuse(refusal('CONFLICT', 'The ad is published.'));
    expect(await screen.findByText('The ad is published.')).toBeVisible();
    expect(screen.queryByLabelText('Preview link')).toBeNull();
  });
});

it('shares the whole address of a page, and shows it when it cannot be copied', async () => {
  const element = (
    <SiteUrlContext value="https://offers.example">
      <ShareButton title="Surf lesson" path="/details/7" />
    </SiteUrlContext>
  );
  const { user } = await renderScreen({ routes: [{ path: '/', element }], at: '/' });
  copyNothing();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Link to this page');
  expect(field).toHaveValue('https://offers.example/details/7');
  await user.click(field);
  expect(field.selectionEnd).toBe(field.value.length);
  copy();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(screen.queryByLabelText('Link to this page')).toBeNull();
});

describe('the token of a preview', () => {
  it('is added to an address, encoded', () => {
    expect(previewPath('/details/7', 'a+b&c')).toBe('/details/7?preview=a%2Bb%26c');
    expect(previewPath('/?id=7', 'x')).toBe('/?id=7&preview=x');
    expect(previewPath('/details/7', null)).toBe('/details/7');
  });

  it('is read from the address', async () => {
    const Token = () => <p>{usePreviewToken() ?? 'no token'}</p>;
    const routes = [{ path: '*', element: <Token /> }];
    const { unmount } = await renderScreen({ routes, at: '/details/7?preview=a%2Bb' });
    expect(screen.getByText('a+b')).toBeVisible();
    unmount();
    await renderScreen({ routes, at: '/details/7' });
    expect(screen.getByText('no token')).toBeVisible();
  });

  it('applies to a list that names ads or a vendor, whatever their days', () => {
    expect(previewedFilter({ ids: [7], isActive: true }, 'x')).toEqual({ ids: [7], previewToken: 'x' });
    expect(previewedFilter({ vendorId: 4, isActive: true }, 'x')).toEqual({ vendorId: 4, previewToken: 'x' });
    expect(previewedFilter({ q: 'surf', isActive: true }, 'x')).toEqual({ q: 'surf', isActive: true });
    expect(previewedFilter({ ids: [7], isActive: true }, null)).toEqual({ ids: [7], isActive: true });
    expect(previewedFilter({ q: 'surf' }, null)).toEqual({ q: 'surf' });
  });
});

describe('an ad that only its owner may see', () => {
  const query: TypedDocumentNode<{ brochure: { displayTitle: string } | null }> = gql`
    query AdOfTest {
      brochure(databaseId: 7) {
        id
        displayTitle
      }
    }
  `;
  const session: Session = {
    ...{ accessToken: 'token', role: 'VENDOR' },
    user: { did: 'abc', email: 'kim@wren.example', name: null, vendor: null },
  };

  function Ad({ isNeeded }: { isNeeded: boolean }) {
    const { data } = useQuery(query);
    const [isHidden, setHidden] = useState(false);
    useAskAgainSignedIn('brochure', isNeeded && !isHidden && data?.brochure === null);
    return (
      <>
        <p>{data?.brochure?.displayTitle ?? 'Not found'}</p>
        <button onClick={() => setHidden(!isHidden)}>Hide or show</button>
      </>
    );
  }

  async function open(isNeeded: boolean, ad: object | null = { id: 'b7', displayTitle: 'My pending ad' }) {
    let asked = 0;
    const brochure = () => ((asked += 1) === 1 ? null : ad);
    const element = <Ad isNeeded={isNeeded} />;
    await renderScreen({ routes: [{ path: '/', element }], at: '/', answers: { brochure } });
    return () => asked;
  }

  afterEach(() => act(() => sessionStore.end('SIGNED_OUT')));

  const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

  it('is asked for again with the login', async () => {
    sessionStore.begin(session);
    await open(true);
    expect(await screen.findByText('My pending ad')).toBeVisible();
  });

  it('is asked for again only once when the login does not help', async () => {
    sessionStore.begin(session);
    const asked = await open(true, null);
    await waitFor(() => expect(asked()).toBe(2));
    const button = screen.getByRole('button');
    act(() => button.click());
    act(() => button.click());
    await wait();
    expect(asked()).toBe(2);
  });

  it.each([
    ['by a visitor', null, true],
    ['without need', session, false],
  ])('is not asked for again %s', async (_who, who, isNeeded) => {
    if (who) sessionStore.begin(who);
    const asked = await open(isNeeded);
    expect(screen.getByText('Not found')).toBeVisible();
    await wait();
    expect(asked()).toBe(1);
  });
});

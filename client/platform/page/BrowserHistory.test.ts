import { UNSAFE_createBrowserHistory as createRouterHistory, type To } from 'react-router';
import { BrowserHistory, type Place } from './BrowserHistory';

beforeEach(() => {
  window.history.replaceState(null, '', '/start?a=1#top');
});

it('begins where the browser is', () => {
  const { action, location } = new BrowserHistory().place;
  expect(action).toBe('POP');
  expect(location).toMatchObject({ pathname: '/start', search: '?a=1', hash: '#top', state: null, key: 'default' });
  expect(window.history.state).toEqual({ idx: 0 });
});

it('pushes and replaces, and tells its listener until that stops', () => {
  const history = new BrowserHistory();
  const places: Place[] = [];
  const stop = history.listen((place) => places.push(place));
  history.push({ pathname: '/next', search: '?q=x', hash: '' }, { from: 'start' });
  history.replace('/other');
  stop();
  history.push('/unheard');
  expect(
    places.map(({ action, location: { pathname, search, state } }) => [action, pathname + search, state as unknown]),
  ).toEqual([
    ['PUSH', '/next?q=x', { from: 'start' }],
    ['REPLACE', '/other', null],
  ]);
  expect(new Set(places.map(({ location }) => location.key)).size).toBe(2);
  expect(window.history.state).toMatchObject({ idx: 2 });
});

it('hears of the way back, and finds the entry as it was', async () => {
  const history = new BrowserHistory();
  history.push('/kept', { page: 2 });
  const { key } = window.history.state as { key: string };
  history.push('/away');
  const back = new Promise<Place>((resolve) => history.listen(resolve));
  history.go(-1);
  expect(await back).toMatchObject({ action: 'POP', location: { pathname: '/kept', state: { page: 2 }, key } });
});

it.each<To>(['/a b?c=d e#f', '/%C3%A9', { pathname: '/x', search: '', hash: '#y' }])(
  'writes the entry that the history of React Router writes: %j',
  (to) => {
    const entries = [new BrowserHistory(), createRouterHistory({ v5Compat: true })].map((history) => {
      window.history.replaceState({ idx: 4 }, '', '/start');
      history.push(to, 'state');
      const { usr, idx } = window.history.state as Record<string, unknown>;
      return {
        usr,
        idx,
        href: window.location.href,
        encoded: history.encodeLocation(to),
        link: history.createHref(to),
      };
    });
    expect(entries[0]).toEqual(entries[1]);
  },
);

it('reports a state that cannot be kept', () => {
  const history = new BrowserHistory();
  jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('A function', 'DataCloneError');
  });
  expect(() => history.push('/next', () => undefined)).toThrow('A function');
});

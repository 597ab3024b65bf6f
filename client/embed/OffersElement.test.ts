import { OffersElement } from './OffersElement';

const feed = {
  title: 'Cafés in Noosa – Local Offers',
  home_page_url: 'https://offers.example/?mapArea=noosa',
  items: [
    {
      url: 'https://offers.example/details/7',
      title: 'Cake & <b>coffee</b>',
      summary: 'Two for one',
      image: 'https://offers.example/files/a/card.webp',
      _offer: { category: 'Cafés', place: 'Noosaville', lastDay: '2099-12-03', imageAlt: 'A cake' },
    },
    { url: 'https://offers.example/details/8', title: 'Tea' },
    { url: 'https://offers.example/details/9', title: 'Juice' },
  ],
};

let asked: [string, RequestInit | undefined][];
let answer: () => Promise<Response>;

beforeAll(() => {
  // jsdom knows no sheets of scripts
  jest.spyOn(globalThis, 'CSSStyleSheet').mockImplementation(() => ({ replaceSync() {} }) as unknown as CSSStyleSheet);
  OffersElement.site = 'https://offers.example';
  customElements.define('local-offers', OffersElement);
});

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve({ ok: true, json: () => Promise.resolve(feed) } as Response);
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    asked.push([url, init]);
    return answer();
  }) as typeof fetch;
  document.body.replaceChildren();
});

async function show(attributes: Record<string, string>): Promise<Element> {
  const element = document.createElement('local-offers');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const ended = new Promise((resolve) => {
    element.addEventListener('offers-shown', resolve);
    element.addEventListener('offers-failed', resolve);
  });
  await ended;
  return element;
}

const text = (element: Element): string => element.shadowRoot?.textContent ?? '';

it('shows the offers of its topic as texts, with links to the site', async () => {
  const element = await show({ topic: 'area/noosa', limit: '2' });
  expect(asked).toEqual([
    ['https://offers.example/feeds/area/noosa.json', expect.objectContaining({ credentials: 'omit' })],
  ]);
  const root = element.shadowRoot!;
  expect(root.querySelector('h2')?.textContent).toBe('Cafés in Noosa');
  expect([...root.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual([
    'Cake & <b>coffee</b>',
    'Tea',
  ]);
  expect(root.querySelector('b')).toBeNull();
  expect(text(element)).toContain('Cafés · Noosaville');
  expect(text(element)).toContain('Until 03/12/2099');
  expect(root.querySelector('img')?.getAttribute('alt')).toBe('A cake');
  expect([...root.querySelectorAll('a')].every((link) => link.getAttribute('rel') === 'noopener')).toBe(true);
  expect(root.querySelector('.more a')?.getAttribute('href')).toBe('https://offers.example/?mapArea=noosa');
  expect(element.hasAttribute('aria-busy')).toBe(false);
});

it('takes another heading or none, and asks again for another topic', async () => {
  const element = await show({ heading: 'Near our hotel' });
  expect(element.shadowRoot?.querySelector('h2')?.textContent).toBe('Near our hotel');
  const again = new Promise((resolve) => element.addEventListener('offers-shown', resolve));
  element.setAttribute('heading', '');
  await again;
  expect(element.shadowRoot?.querySelector('h2')).toBeNull();
  const third = new Promise((resolve) => element.addEventListener('offers-shown', resolve));
  element.setAttribute('topic', 'business/12');
  await third;
  expect(asked.map(([url]) => url)).toEqual([
    'https://offers.example/feeds/all.json',
    'https://offers.example/feeds/all.json',
    'https://offers.example/feeds/business/12.json',
  ]);
});

it('says that nothing came, with a link to the site', async () => {
  answer = () => Promise.resolve({ ok: false, status: 503 } as Response);
  const element = await show({});
  expect(text(element)).toBe('The offers could not be loaded. Local Offers');
});

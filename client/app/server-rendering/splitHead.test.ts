import { splitHead } from './splitHead';

test('moves head elements from before the body into the head', () => {
  const head = '<title>Fish &amp; chips – Local Offers</title><meta name="description" content="a &gt; b"/>';
  expect(splitHead(`${head}<div><title>no</title></div>`)).toEqual({ head, body: '<div><title>no</title></div>' });
});

test('keeps the whole body of a page without a title', () => {
  expect(splitHead('<main>Hello</main>')).toEqual({ head: '', body: '<main>Hello</main>' });
});

test('omits the preload of the first picture', () => {
  const preload = '<link rel="preload" as="image" imageSrcSet="/1.webp 320w" imageSizes="240px" fetchPriority="high"/>';
  expect(splitHead(`${preload}<title>Fish</title><main></main>`).head).toBe('<title>Fish</title>');
});

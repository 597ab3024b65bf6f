import { splitHead } from './splitHead';

test('what belongs into the head is taken from before the body', () => {
  const head = '<title>Fish &amp; chips – Local Offers</title><meta name="description" content="a &gt; b"/>';
  expect(splitHead(`${head}<div><title>no</title></div>`)).toEqual({ head, body: '<div><title>no</title></div>' });
});

test('a page without a title keeps all of its body', () => {
  expect(splitHead('<main>Hello</main>')).toEqual({ head: '', body: '<main>Hello</main>' });
});

import { yieldScripts } from './yieldScripts';

test('modules and what is fetched ahead for them wait for what is seen', () => {
  const html =
    '<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">' +
    '<link rel="manifest" href="/m">';
  expect(yieldScripts(html)).toBe(
    '<script type="module" fetchpriority="low" crossorigin src="/a.js"></script>' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/b.js"><link rel="manifest" href="/m">',
  );
});

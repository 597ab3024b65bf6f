import { deferredScripts } from './deferredScripts';

test('runs only the start script at once; it finds the entry and its imports', () => {
  const html =
    '<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">' +
    '<link rel="manifest" href="/m">';
  expect(deferredScripts(html, '/start.js')).toBe(
    '<meta name="later-entry" content="/a.js">' +
      '<script type="module" fetchpriority="low" crossorigin src="/start.js"></script>' +
      '<meta name="later-import" content="/b.js"><link rel="manifest" href="/m">',
  );
});

import { withHeadScript } from './headScript';

const page = '<html><head><meta charset="utf-8" /><link rel="icon" href="/i.svg"></head></html>';

test('the script precedes everything that is fetched', () => {
  expect(withHeadScript(page, 'a=`$&`')).toBe(
    '<html><head><meta charset="utf-8" /><script>a=`$&`</script><link rel="icon" href="/i.svg"></head></html>',
  );
});

test('a client without a build has none', () => {
  expect(withHeadScript(page, '')).toBe(page);
});

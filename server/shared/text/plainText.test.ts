import { plainText } from './plainText';

describe('plainText', () => {
  it.each([
    ['<p>Fresh <b>fish</b></p><p>daily</p>', 'Fresh fish daily'],
    ['Fish &amp; chips &#8211; &#x24;9 &lt;hot&gt;&nbsp;!', 'Fish & chips – $9 <hot> !'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['<script>alert("x")</script>Safe<style>p{}</style>', 'Safe'],
    ['a<!-- hidden -->b', 'a b'],
    ['Before<!-- never closed', 'Before'],
    ['Before<script>never closed', 'Before'],
    ['<img src="x" alt="y">Picture', 'Picture'],
    ['line one\n\n  line two', 'line one line two'],
    ['&unknown; &#0; &#99999999;', '&unknown; &#0; &#99999999;'],
  ])('%s', (markup, text) => {
    expect(plainText(markup)).toBe(text);
  });

  it.each(['<!-', '<!--', '<script', '<style>', '<a', '</', '&#', '<p '])(
    'takes linear time for 200,000 characters of %s',
    (part) => {
      const start = performance.now();
      plainText(part.repeat(200_000 / part.length));
      // linear time is milliseconds, quadratic time is minutes on any machine
      expect(performance.now() - start).toBeLessThan(10_000);
    },
  );
});

import { writeStructuredData } from './writeStructuredData';

it('no text of an ad ends the element or begins another', () => {
  const written = writeStructuredData([{ '@type': 'Offer', name: '</script><script>alert(1)</script><!--' }]);
  expect(written.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(written).not.toContain('<!--');
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(written)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Offer', name: '</script><script>alert(1)</script><!--' }],
  });
});

it('writes nothing without data', () => {
  expect(writeStructuredData([])).toBe('');
});

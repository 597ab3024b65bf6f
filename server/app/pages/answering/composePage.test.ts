import { composePage } from './composePage';

const template =
  '<head><!--page-head--></head><body><svg><!--page-icons--></svg><div><!--page-body--></div><!--page-hydrationPayload--></body>';

it('inserts each part in its place, with any characters', () => {
  const page = composePage(template, {
    head: '<title>$& $1</title>',
    chunkHead: '<link>',
    body: ['<p>$$</p>', { html: '<p>“$`”</p>' }],
    hydrationPayload: '<script>{}</script>',
    icons: '<symbol/>',
  });
  expect(page.toString()).toBe(
    '<head><title>$& $1</title><link></head><body><svg><symbol/></svg><div><p>$$</p><p>“$`”</p></div><script>{}</script></body>',
  );
});

import { composePage } from './composePage';

const template = '<head><!--page-head--></head><body><div><!--page-body--></div><!--page-hydrationPayload--></body>';

it('inserts each part in its place, with any characters', () => {
  const page = composePage(template, {
    head: '<title>$& $1</title>',
    body: '<p>$$</p>',
    hydrationPayload: '<script>{}</script>',
  });
  expect(page).toBe('<head><title>$& $1</title></head><body><div><p>$$</p></div><script>{}</script></body>');
});

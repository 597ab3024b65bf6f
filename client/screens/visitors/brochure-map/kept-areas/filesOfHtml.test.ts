import { filesOfHtml, OtherBuild } from './filesOfHtml';

const html = (entry: string) =>
  `<html><link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/${entry}.js"></script></html>`;
const running = new DOMParser().parseFromString(html('one'), 'text/html');

it('has the files of a page of the same build', () => {
  expect(filesOfHtml(html('one'), running)).toEqual(['/assets/a.css', '/assets/one.js']);
});

it('refuses a page of another build', () => {
  expect(() => filesOfHtml(html('two'), running)).toThrow(OtherBuild);
});

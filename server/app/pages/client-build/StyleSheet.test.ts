import { classesIn, StyleSheet, tokensIn, withoutUnusedTokens } from './StyleSheet';

const rulesFor = (css: string, ...classes: string[]) => new StyleSheet(css).rulesFor(new Set(classes));

it.each([
  ['.a{x:1}.b{x:2}', '.a{x:1}'],
  ['.b,.a>p{x:1}', '.b,.a>p{x:1}'],
  ['.a .b{x:1}', ''],
  ['.a:not(.b):hover{x:1}', '.a:not(.b):hover{x:1}'],
  ['html:has(.b[open]){x:1}', 'html:has(.b[open]){x:1}'],
  ['.b:is(.a,.c) p,.a[data-x=".b"]{x:1}', '.b:is(.a,.c) p,.a[data-x=".b"]{x:1}'],
  ['h1,.b{x:1}', 'h1,.b{x:1}'],
  ['@media print{.a{x:1}.b{x:2}}@media print{.b{x:1}}', '@media print{.a{x:1}}'],
  ['@supports (x:1){@media (a){.a{x:1}}.b{x:2}}', '@supports (x:1){@media (a){.a{x:1}}}'],
  ['@keyframes k{0%{x:1}to{x:2}}.b{x:1}', '@keyframes k{0%{x:1}to{x:2}}'],
  ['@font-face{font-family:F}', '@font-face{font-family:F}'],
  ['@import "a;b";.b{x:1}', '@import "a;b";'],
  ['.a:before{content:"}{"}.b{x:1}', '.a:before{content:"}{"}'],
  ['.a{x:1;&:hover{x:2}}.b{&:hover{x:2}}', '.a{x:1;&:hover{x:2}}'],
])('of %s a page with class a gets %s', (css, expected) => {
  expect(rulesFor(css, 'a')).toBe(expected);
});

it('keeps all rules, in their order, for a page with all classes', () => {
  const css = ':root{--x:1}@media print{.a{x:1}.b{x:2}}.b-c{x:1}.a{x:3}\n';
  expect(rulesFor(css, 'a', 'b', 'b-c')).toBe(css);
});

it('finds the classes of all elements', () => {
  const html = '<p class="a b"><svg viewBox="0 0 1 1" class="c"></svg></p><p data-class="d">class="e"</p>';
  expect([...classesIn(html)]).toEqual(['a', 'b', 'c']);
});

it('omits the tokens that neither rules nor markup use', () => {
  const css =
    ':root{color-scheme:light dark;--a:"F", x;--b:var(--c);--c:1px;--d:#fff}@media (x){:root{--a:2;--d:3}}.a{x:var(--b)}';
  expect(withoutUnusedTokens(css, tokensIn('<path fill="var(--a)"/>'))).toBe(
    ':root{color-scheme:light dark;--a:"F", x;--b:var(--c);--c:1px;}@media (x){:root{--a:2;}}.a{x:var(--b)}',
  );
});

import { buyerProblems } from './buyerProblems';

const kim = { name: 'Kim Tran', email: 'kim@people.example', acceptTerms: true };

it('finds nothing wrong with a complete buyer', () => {
  expect(buyerProblems(kim)).toEqual({});
});

it.each([
  ['two letters', 'Bo'],
  ['two characters of a script without spaces', '李明'],
  ['a hundred characters beyond the basic plane', '𝒜'.repeat(100)],
  ['blanks around it', `  ${'k'.repeat(100)}  `],
])('accepts a name of %s', (_what, name) => {
  expect(buyerProblems({ ...kim, name })).toEqual({});
});

it.each([
  ['nothing', ''],
  ['one letter', 'K'],
  ['one letter and blanks', ' K  '],
  ['one letter and invisible characters', 'K\u200b\u200b\u00ad'],
  ['one letter and braille blanks', 'K\u2800\u2800'],
])('asks for two letters instead of %s', (_what, name) => {
  expect(buyerProblems({ ...kim, name })).toEqual({ name: 'Enter your name, 2 letters or more.' });
});

it('refuses a name of more than 100 characters', () => {
  expect(buyerProblems({ ...kim, name: 'k'.repeat(101) })).toEqual({ name: 'A name has at most 100 characters.' });
});

it.each([
  '',
  'kim',
  'kim@people',
  'kim@people.x',
  'kim tran@people.example',
  'kim@@people.example',
  '"kim"@people.example',
])('refuses the address “%s”', (email) => {
  expect(buyerProblems({ ...kim, email })).toEqual({ email: 'Please enter a valid email address.' });
});

it('accepts an address with blanks around it, as pasted', () => {
  expect(buyerProblems({ ...kim, email: ' kim@people.example\n' })).toEqual({});
});

it('names all problems at once', () => {
  expect(Object.keys(buyerProblems({ name: '', email: '', acceptTerms: false }))).toEqual([
    'name',
    'email',
    'acceptTerms',
  ]);
});

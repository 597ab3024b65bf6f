import { readBuyer } from './readBuyer';

const buyer = { name: 'Kim Tran', email: 'kim@people.example' };

it.each([
  ['spaces around and inside', { ...buyer, name: '  Kim \t\n Tran ', email: ' KIM@people.example ' }, buyer],
  ['two letters', { ...buyer, name: 'Bo' }, { ...buyer, name: 'Bo' }],
  ['other scripts', { ...buyer, name: '李娜' }, { ...buyer, name: '李娜' }],
  ['accents in two parts', { ...buyer, name: 'Rene\u0301' }, { ...buyer, name: 'René' }],
  ['marks that turn text around', { ...buyer, name: '\u202eKim\u202c Tran' }, buyer],
  ['a hundred characters', { ...buyer, name: 'x'.repeat(100) }, { ...buyer, name: 'x'.repeat(100) }],
  ['accepted terms', { ...buyer, acceptTerms: true }, buyer],
])('accepts %s', (_what, input, expected) => {
  expect(readBuyer(input)).toEqual(expected);
});

it.each([
  ['no name', { ...buyer, name: '' }, ['name TOO_SHORT']],
  ['one letter', { ...buyer, name: ' K ' }, ['name TOO_SHORT']],
  ['a name that nobody sees', { ...buyer, name: '\u200b\u3164\u2800\u00ad' }, ['name TOO_SHORT']],
  ['an endless name', { ...buyer, name: 'x'.repeat(101) }, ['name TOO_LONG']],
  ['no e-mail', { ...buyer, email: '' }, ['email EMAIL']],
  ['half an e-mail', { ...buyer, email: 'kim@' }, ['email EMAIL']],
  ['two e-mails', { ...buyer, email: 'kim@a.example, lee@b.example' }, ['email EMAIL']],
  ['a line break in the e-mail', { ...buyer, email: 'kim@a.example\nBcc: lee@b.example' }, ['email EMAIL']],
  ['an endless e-mail', { ...buyer, email: `kim@${'x.'.repeat(130)}example` }, ['email EMAIL']],
  ['refused terms', { ...buyer, acceptTerms: false }, ['acceptTerms REQUIRED']],
  ['all of it', { name: '', email: '', acceptTerms: false }, ['name TOO_SHORT', 'email EMAIL', 'acceptTerms REQUIRED']],
])('refuses %s with a message', (_what, input, expected) => {
  expect.assertions(1);
  try {
    readBuyer(input);
  } catch (error) {
    const { errors } = error as { errors: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  }
});

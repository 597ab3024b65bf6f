import { silentLogger } from '../../../test/silentLogger';
import type { Registration } from './Registration';
import { registrationProblems } from './registrationProblems';

const context = { logger: silentLogger(), breachedPasswordsUrl: null };
const good: Registration = {
  email: 'kim@cafe.example',
  token: 'x',
  contactName: 'Kim Tran',
  companyName: 'Tide Cafe Pty Ltd',
  phone: '13 12 13',
  password: 'lamington pelican tram',
  acceptTerms: true,
  isOldEnough: true,
};

it.each<[string, Partial<Registration>, string[]]>([
  ['nothing', {}, []],
  ['an ABN', { abn: '51 824 753 556' }, []],
  ['an empty ABN', { abn: ' ' }, []],
  ['an ABN with a wrong digit', { abn: '51 824 753 557' }, ['abn']],
  ['no name', { contactName: ' \n ' }, ['contactName']],
  ['an endless name', { contactName: 'x'.repeat(101) }, ['contactName']],
  ['no company', { companyName: '' }, ['companyName']],
  ['an endless company', { companyName: 'x'.repeat(201) }, ['companyName']],
  ['a number that rings nowhere', { phone: '000' }, ['phone']],
  ['a premium-rate number', { phone: '1900 123 456' }, ['phone']],
  ['11 characters', { password: 'abcde fghij' }, ['password']],
  ['a password made of the company', { password: 'tide cafe pty ltd' }, ['password']],
  ['a breached password', { password: 'basketball123' }, ['password']],
  ['terms that are not accepted', { acceptTerms: false }, ['acceptTerms']],
  ['a child', { isOldEnough: false }, ['isOldEnough']],
  [
    'all at once',
    { contactName: '', phone: '', password: '', acceptTerms: false },
    ['contactName', 'phone', 'password', 'acceptTerms'],
  ],
])('%s', async (_what, changes, fields) => {
  const problems = await registrationProblems(context, { ...good, ...changes });
  expect(problems.map(({ field }) => field)).toEqual(fields);
});

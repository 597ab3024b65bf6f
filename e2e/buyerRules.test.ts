import { buyerProblems } from '../client/features/coupons/buyerProblems';
import { readBuyer } from '../server/domains/purchases/buying/readBuyer';
import { DomainError } from '../server/shared/errors/DomainError';

const names = [
  '',
  ' ',
  'K',
  'Kim',
  'Li',
  '李娜',
  '\u200b\u200b\u200b',
  'x'.repeat(100),
  'x'.repeat(101),
  ' Kim  Tran ',
];
const emails = [
  '',
  'kim',
  'kim@',
  '@people.example',
  'kim@people.example',
  ' Kim@People.Example ',
  'k m@x.yz',
  'a+b@c.au',
];

/** What the server says of each field; nothing where it takes it. */
function serverSays(name: string, email: string, acceptTerms: boolean): Record<string, string> {
  try {
    readBuyer({ name, email, acceptTerms });
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
  }
}

describe('the rules of the coupon form', () => {
  it.each(
    names.flatMap((name) => emails.flatMap((email) => [true, false].map((terms) => [name, email, terms] as const))),
  )('%j, %j, terms %p: the browser says what the server says, and never more', (name, email, acceptTerms) => {
    const server = serverSays(name, email, acceptTerms);
    expect(server).toMatchObject(buyerProblems({ name, email, acceptTerms }));
  });

  it('find the mistakes that are made without the server', () => {
    expect(Object.keys(buyerProblems({ name: 'K', email: 'kim@', acceptTerms: false }))).toEqual(
      Object.keys(serverSays('K', 'kim@', false)),
    );
  });
});

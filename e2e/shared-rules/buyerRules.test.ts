import { buyerProblems } from '../../client/features/coupons/buyerProblems';
import { readBuyer } from '../../server/domains/purchases/buying/readBuyer';
import { DomainError } from '../../server/shared/errors/DomainError';

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
  '"kim"@people.example',
  'kim@people.example',
  ' Kim@People.Example ',
  'k m@x.yz',
  'a+b@c.au',
];

/** The server's messages by field; empty where it accepts the input. */
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
  )(
    '%j, %j, terms %p: the browser reports a subset of the server’s messages, in the same words',
    (name, email, acceptTerms) => {
      const server = serverSays(name, email, acceptTerms);
      expect(server).toMatchObject(buyerProblems({ name, email, acceptTerms }));
    },
  );

  it('detect in the browser the errors that need no server', () => {
    expect(Object.keys(buyerProblems({ name: 'K', email: 'kim@', acceptTerms: false }))).toEqual(
      Object.keys(serverSays('K', 'kim@', false)),
    );
  });
});

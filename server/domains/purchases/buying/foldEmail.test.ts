import { useTestDatabase } from '../../../test/testDatabase';

const test = useTestDatabase();

// the function is in the database, so that its indexes hold the rule (docs/rules/prices-and-coupons.md#coupons-a-person)
it.each([
  ['kim@people.example', 'kim@people.example'],
  ['Kim@People.Example', 'kim@people.example'],
  ['kim+offers@people.example', 'kim@people.example'],
  ['kim+a+b@people.example', 'kim@people.example'],
  ['kim+@people.example', 'kim@people.example'],
  ['kim.tran@people.example', 'kim.tran@people.example'],
  ['+kim@people.example', '+kim@people.example'],
  ['+kim+a@people.example', '+kim@people.example'],
  ['K.i.m@gmail.com', 'kim@gmail.com'],
  ['k.i.m+offers@googlemail.com', 'kim@gmail.com'],
  ['kim.tran@notgmail.com', 'kim.tran@notgmail.com'],
  ['kim.tran@gmail.com.au', 'kim.tran@gmail.com.au'],
  ['kim.tran@gmailxcom.example', 'kim.tran@gmailxcom.example'],
  ['"kim@home+a"@people.example', '"kim@home@people.example'],
  ['', ''],
])('%j is the person %j', async (email, expected) => {
  const [row] = await test.database.query<{ person: string }[]>('SELECT fold_email($1) AS person', [email]);
  expect(row?.person).toBe(expected);
});

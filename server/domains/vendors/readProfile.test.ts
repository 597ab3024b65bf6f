import type { DomainError } from '../../shared/errors/DomainError';
import { readProfile, type ProfileChanges } from './readProfile';

it.each<[string, ProfileChanges, object]>([
  ['nothing', {}, {}],
  ['a name with blanks', { companyName: '  Tide   Cafe ' }, { companyName: 'Tide Cafe' }],
  ['an address in capitals', { contactEmail: 'Owner@Tide.example' }, { contactEmail: 'owner@tide.example' }],
  ['a telephone number', { phoneNo: '+61770101234' }, { phoneNo: '(07) 7010 1234' }],
  ['an ABN with blanks', { abn: '51 824 753 556' }, { abn: '51824753556' }],
  [
    'emptied fields',
    { contactName: ' ', contactEmail: null, abn: '' },
    { contactName: null, contactEmail: null, abn: null },
  ],
])('accepts %s', (_what, changes, kept) => {
  expect(readProfile(changes)).toEqual(kept);
});

it.each<[string, ProfileChanges, string[]]>([
  ['no name', { companyName: ' ' }, ['companyName']],
  ['a name that is null', { companyName: null }, ['companyName']],
  ['endless names', { companyName: 'x'.repeat(201), contactName: 'x'.repeat(101) }, ['companyName', 'contactName']],
  ['what are none', { contactEmail: 'nobody', phoneNo: '000', abn: '1' }, ['contactEmail', 'phoneNo', 'abn']],
])('refuses %s', (_what, changes, fields) => {
  try {
    readProfile(changes);
  } catch (error) {
    expect((error as DomainError).errors.map(({ field }) => field)).toEqual(fields);
    return;
  }
  throw new Error('It was taken.');
});

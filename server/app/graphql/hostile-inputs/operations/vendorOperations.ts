import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, enumRows } from '../rows/choiceRows';
import { emailRows } from '../rows/emailRows';
import { idRows } from '../rows/idRows';
import { pageRows } from '../rows/pageRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';

const noPhones = ['000', '1900 123 456', '+64 9 123 4567', 'call me', '1'.repeat(1000)];
const noAbns = ['51 824 753 557', '00000000000', '123', 'x'.repeat(100), '５１８２４７５３５５６', '-51824753556'];

const linkRows: HostileRow[] = [
  ...missing('input.email'),
  ...textRows('input.email', { atMost: 254 }),
  ...missing('input.token'),
  ...textRows('input.token', { atMost: 200 }),
];

export const vendorOperations: HostileTable = {
  'Mutation.inviteVendor': {
    as: 'administrator',
    accepted: ({ draft, id }) => ({ input: { email: 'new@people.example', brochureId: id('Brochure', draft) } }),
    refused: () => [
      ...emailRows('input.email'),
      ...idRows('input.brochureId', 'Brochure'),
      ...booleanRows('input.overrideTermination'),
    ],
  },
  'Mutation.inviteColleague': {
    as: 'vendor',
    accepted: ({ vendor, id }) => ({ input: { vendorId: id('Vendor', vendor), email: 'colleague@people.example' } }),
    refused: ({ seller, other, administrator }) => [
      ...emailRows('input.email'),
      ...idRows('input.vendorId', 'Vendor', 'FORBIDDEN'),
      ...enumRows('input.vendorRole'),
      ['input.email', 'of a colleague', seller.email, 'VALIDATION_FAILED', 'email'],
      ['input.email', 'of another company', other.email, 'VALIDATION_FAILED', 'email'],
      ['input.email', 'of an administrator', administrator.email, 'VALIDATION_FAILED', 'email'],
    ],
  },
  'Mutation.setVendorRole': {
    as: 'administrator',
    accepted: ({ other, id }) => ({ input: { id: id('Account', other), vendorRole: 'OWNER' } }),
    refused: ({ administrator, id }) => [
      ...idRows('input.id', 'Account'),
      ...enumRows('input.vendorRole'),
      ['input.id', 'of an administrator', id('Account', administrator), 'CONFLICT'],
      ['input.vendorRole', 'of the only owner', 'TILL', 'CONFLICT'],
    ],
  },
  'Mutation.inviteStaff': {
    as: 'administrator',
    accepted: () => ({ input: { email: 'reader@people.example', staffRole: 'READER' } }),
    refused: ({ seller, administrator }) => [
      ...emailRows('input.email'),
      ...missing('input.staffRole'),
      ...enumRows('input.staffRole'),
      ['input.email', 'of an administrator', administrator.email, 'VALIDATION_FAILED', 'email'],
      ['input.email', 'of a vendor', seller.email, 'VALIDATION_FAILED', 'email'],
    ],
  },
  'Mutation.setStaffRole': {
    as: 'administrator',
    accepted: ({ reader, id }) => ({ input: { id: id('Account', reader), staffRole: 'REVIEWER' } }),
    refused: ({ administrator, seller, id }) => [
      ...idRows('input.id', 'Account'),
      ...enumRows('input.staffRole'),
      ['input.id', 'of a vendor', id('Account', seller), 'CONFLICT'],
      ['input.id', 'the own', id('Account', administrator), 'CONFLICT'],
    ],
  },
  'Mutation.registerStaff': {
    as: 'anonymous',
    accepted: ({ staffLink }) => ({ input: { ...staffLink, name: 'Kim Tran', password: 'quiet violet umbrella' } }),
    refused: () => [
      ...linkRows,
      ['input.email', 'of nobody', 'nobody@people.example', 'NOT_FOUND'],
      ['input.token', 'of nothing', 'x'.repeat(43), 'NOT_FOUND'],
      ...textRows('input.name', { atMost: 100, needed: true }),
      ...missing('input.password'),
      ...textRows('input.password', { atMost: 1000 }),
      ...refusedTexts('input.password', ['', 'short', 'password1234', ' '.repeat(12)]),
    ],
  },
  'Mutation.withdrawVendorInvitation': {
    as: 'vendor',
    accepted: ({ invitation, id }) => ({ input: { id: id('VendorInvitation', invitation) } }),
    refused: () => idRows('input.id', 'VendorInvitation'),
  },
  'Mutation.registerVendor': {
    as: 'anonymous',
    accepted: ({ link }) => ({
      input: {
        ...link,
        ...{ contactName: 'Kim Tran', companyName: 'Tide Cafe', phone: '(07) 7010 1234', abn: '51 824 753 556' },
        ...{ password: 'quiet violet umbrella', acceptTerms: true, isOldEnough: true },
      },
    }),
    refused: () => [
      ...linkRows,
      ['input.email', 'of nobody', 'nobody@people.example', 'NOT_FOUND'],
      ['input.token', 'of nothing', 'x'.repeat(43), 'NOT_FOUND'],
      ['input.token', 'a null character', '\0', 'NOT_FOUND'],
      ...textRows('input.contactName', { atMost: 100, needed: true }),
      ...textRows('input.companyName', { atMost: 200, needed: true }),
      ...missing('input.phone'),
      ...wrongTypes('input.phone'),
      ...refusedTexts('input.phone', ['', ...noPhones]),
      ...missing('input.password'),
      ...textRows('input.password', { atMost: 1000 }),
      ...refusedTexts('input.password', ['', 'short', 'password1234', ' '.repeat(12)]),
      ...wrongTypes('input.abn'),
      ...refusedTexts('input.abn', noAbns),
      ...booleanRows('input.acceptTerms'),
      ...booleanRows('input.isOldEnough'),
      ['input.acceptTerms', 'not accepted', false, 'VALIDATION_FAILED', 'acceptTerms'],
      ['input.isOldEnough', 'not', false, 'VALIDATION_FAILED', 'isOldEnough'],
    ],
  },
  'Mutation.renewVendorInvitation': {
    as: 'anonymous',
    accepted: ({ link }) => ({ input: link }),
    refused: () => linkRows,
  },
  'Query.vendorInvitation': {
    as: 'anonymous',
    accepted: ({ link }) => link,
    refused: () => [...missing('email'), ...wrongTypes('email'), ...missing('token'), ...wrongTypes('token')],
  },
  'Query.vendorInvitations': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [...pageRows(), ...textRows('q', { atMost: 200 }), ...enumRows('state'), ...booleanRows('ofStaff')],
  },
  'Query.vendors': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [...pageRows(), ...textRows('q', { atMost: 200 }), ...booleanRows('hasLogin')],
  },
  'Mutation.createVendor': {
    as: 'administrator',
    accepted: () => ({ input: { companyName: 'Tern & Tide' } }),
    refused: ({ vendor }) => [
      ...textRows('input.companyName', { atMost: 200, needed: true }),
      ['input.companyName', 'of another', vendor.companyName, 'VALIDATION_FAILED', 'companyName'],
    ],
  },
  'Mutation.updateVendor': {
    as: 'vendor',
    accepted: ({ vendor, id }) => ({
      input: { id: id('Vendor', vendor), companyName: 'Tide Cafe', contactName: 'Kim' },
    }),
    refused: () => [
      ...idRows('input.id', 'Vendor', 'answered'),
      ...textRows('input.companyName', { atMost: 200 }),
      ...refusedTexts('input.companyName', ['', ' ', '\0', '\u202e', '\u200b']),
      ...textRows('input.contactName', { atMost: 100 }),
      ...textRows('input.postalAddress', { atMost: 300 }),
      ...wrongTypes('input.contactEmail'),
      ...refusedTexts('input.contactEmail', ['nobody', 'a@b', 'a@b.example\nBcc: c@d.example']),
      ...wrongTypes('input.phoneNo'),
      ...refusedTexts('input.phoneNo', noPhones),
      ...refusedTexts('input.abn', noAbns),
    ],
  },
  'Mutation.notifyAdvertiser': {
    as: 'administrator',
    accepted: ({ draft, id }) => ({ input: { id: id('Brochure', draft), email: 'owner@tide.example' } }),
    refused: () => [
      ...idRows('input.id', 'Brochure'),
      ...emailRows('input.email'),
      ...booleanRows('input.confirmed'),
      ['input.email', "somebody else's", 'nobody@people.example', 'VALIDATION_FAILED', 'confirmed'],
    ],
  },
};

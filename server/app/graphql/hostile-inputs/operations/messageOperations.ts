import type { HostileTable } from '../HostileOperation';
import { enumRows } from '../rows/choiceRows';
import { emailRows } from '../rows/emailRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { pageRows } from '../rows/pageRows';
import { missing, textRows } from '../rows/textRows';

/** Operations for administrators about messages: mails, enquiries, followers and opt-outs; and the public form. */
export const messageOperations: HostileTable = {
  'Query.outgoingMails': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [...pageRows(), ...textRows('q', { atMost: 200 }), ...enumRows('state')],
  },
  'Mutation.resendMail': {
    as: 'administrator',
    accepted: ({ mail, id }) => ({ input: { id: id('OutgoingMail', mail) } }),
    refused: () => idRows('input.id', 'OutgoingMail'),
  },
  'Mutation.sendEnquiry': {
    as: 'anonymous',
    accepted: ({ coupon, id }) => ({
      input: {
        ...{ kind: 'CORRECTION', brochureId: id('Brochure', coupon), name: 'Kim Tran', email: 'kim@people.example' },
        ...{ message: 'The shop opens at nine.', website: '' },
      },
    }),
    refused: ({ draft, id }) => [
      ...enumRows('input.kind'),
      ...missing('input.kind'),
      ['input.kind', 'about no ad, with an ad', 'CONTACT', 'VALIDATION_FAILED', 'brochureId'],
      ...looseIdRows('input.brochureId', 'Brochure'),
      ['input.brochureId', 'null', null, 'VALIDATION_FAILED', 'brochureId'],
      ['input.brochureId', 'of an ad that is not public', id('Brochure', draft), 'NOT_FOUND'],
      ...textRows('input.name', { atMost: 100, needed: true }),
      ...emailRows('input.email'),
      ...textRows('input.message', { atMost: 2000, needed: true }),
      ...textRows('input.website', { atMost: 1000 }),
      ['input.companyName', 'of a correction', 'Tide Cafe', 'VALIDATION_FAILED', 'companyName'],
      ['input.abn', 'of a correction', '51 824 753 556', 'VALIDATION_FAILED', 'abn'],
      ['input.phoneNo', 'of a correction', '(07) 7010 1234', 'VALIDATION_FAILED', 'phoneNo'],
      ['input.acceptTerms', 'of a correction', true, 'VALIDATION_FAILED', 'acceptTerms'],
    ],
  },
  'Mutation.acceptAdvertiser': {
    as: 'administrator',
    accepted: ({ application, id }) => ({ input: { id: id('Enquiry', application) } }),
    refused: ({ enquiry, id }) => [
      ...idRows('input.id', 'Enquiry'),
      ['input.id', 'of no business', id('Enquiry', enquiry), 'CONFLICT'],
      ...looseIdRows('input.vendorId', 'Vendor'),
      ['input.vendorId', 'of nothing', id('Vendor', { id: 2_147_483_647 }), 'NOT_FOUND'],
    ],
  },
  'Mutation.refuseAdvertiser': {
    as: 'administrator',
    accepted: ({ application, id }) => ({
      input: { id: id('Enquiry', application), reason: 'No offers for visitors.' },
    }),
    refused: ({ enquiry, id }) => [
      ...idRows('input.id', 'Enquiry'),
      ['input.id', 'of no business', id('Enquiry', enquiry), 'CONFLICT'],
      ...textRows('input.reason', { atMost: 2000, needed: true }),
    ],
  },
  'Query.followTopic': {
    as: 'anonymous',
    accepted: () => ({}),
    refused: () => [...textRows('category', { atMost: 60 }), ...textRows('mapArea', { atMost: 60 })],
  },
  'Query.followCounts': { as: 'administrator', accepted: () => ({}), refused: () => [] },
  'Mutation.removeFollower': {
    as: 'administrator',
    accepted: ({ follow }) => ({ input: { email: follow.email } }),
    refused: () => [...missing('input.email'), ...textRows('input.email', { atMost: 254 })],
  },
  'Query.enquiries': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [...pageRows(), ...enumRows('state'), ...enumRows('kind')],
  },
  'Mutation.handleEnquiry': {
    as: 'administrator',
    accepted: ({ enquiry, id }) => ({ input: { id: id('Enquiry', enquiry), state: 'DONE', note: 'Corrected.' } }),
    refused: () => [
      ...idRows('input.id', 'Enquiry'),
      ...enumRows('input.state'),
      ...missing('input.state'),
      ...textRows('input.note', { atMost: 2000 }),
    ],
  },
  'Query.mailOptOuts': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [...pageRows(), ...textRows('email', { atMost: 254 })],
  },
  'Mutation.removeMailOptOut': {
    as: 'administrator',
    accepted: ({ optOut, id }) => ({ input: { id: id('MailOptOut', optOut) } }),
    refused: () => idRows('input.id', 'MailOptOut'),
  },
};

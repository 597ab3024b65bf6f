import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, dateRows, enumRows } from '../rows/choiceRows';
import { emailRows } from '../rows/emailRows';
import { idRows } from '../rows/idRows';
import { intRows } from '../rows/numberRows';
import { pageRows } from '../rows/pageRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';

const today = (): string => new Date().toISOString().slice(0, 10);

/** Tokens that open nobody's data. */
const noTokens = ['', 'x', '\0', 'ä'.repeat(43), "' OR 1=1 --"];

export const privacyOperations: HostileTable = {
  'Query.ownData': {
    as: 'anonymous',
    accepted: ({ buyerLinks }) => ({ token: buyerLinks.open }),
    refused: ({ buyerLinks }) => [
      ...wrongTypes('token'),
      ...refusedTexts('token', [...noTokens, 'x'.repeat(70_000), buyerLinks.mailed], 'NOT_FOUND'),
      ['token', 'null without a login', null, 'UNAUTHENTICATED'],
    ],
  },
  'Mutation.correctOwnData': {
    as: 'anonymous',
    accepted: ({ buyerLinks }) => ({
      input: { token: buyerLinks.open, name: 'Pat Lee', email: 'pat@elsewhere.example' },
    }),
    refused: ({ buyer, buyerLinks }) => [
      ...textRows('input.token', { atMost: 200 }),
      ...refusedTexts('input.token', [...noTokens, buyerLinks.mailed], 'NOT_FOUND'),
      ['input.token', 'null without a login', null, 'UNAUTHENTICATED'],
      ...textRows('input.name', { atMost: 100 }),
      ...refusedTexts('input.name', ['', 'K', '\u200b\u2060', '\u2800\u2800']),
      ...emailRows('input.email').filter(([, , value]) => value !== undefined && value !== null),
      ['input.email', 'the same', buyer.email, 'VALIDATION_FAILED', 'email'],
    ],
  },
  'Mutation.confirmOwnAddress': {
    as: 'anonymous',
    accepted: ({ privacyTokens }) => ({ input: { token: privacyTokens.address } }),
    refused: ({ privacyTokens }) => [
      ...missing('input.token'),
      ...textRows('input.token', { atMost: 200 }),
      ...refusedTexts('input.token', [...noTokens, 'x'.repeat(55), privacyTokens.request], 'NOT_FOUND'),
    ],
  },
  'Mutation.eraseOwnData': {
    as: 'anonymous',
    accepted: ({ buyerLinks }) => ({ input: { token: buyerLinks.open, confirmation: 'ERASE' } }),
    refused: ({ buyerLinks }) => [
      ...textRows('input.token', { atMost: 200 }),
      ...refusedTexts('input.token', [...noTokens, buyerLinks.mailed], 'NOT_FOUND'),
      ['input.token', 'null without a login', null, 'UNAUTHENTICATED'],
      ...textRows('input.confirmation', { atMost: 100, needed: true }),
      ...refusedTexts('input.confirmation', ['yes', 'ERASED', 'ERA\0SE']),
    ],
  },
  'Query.ownPrivacyRequest': {
    as: 'anonymous',
    accepted: ({ privacyTokens }) => ({ token: privacyTokens.request }),
    refused: ({ privacyTokens }) => [
      ...missing('token'),
      ...wrongTypes('token'),
      ...refusedTexts('token', [...noTokens, 'x'.repeat(55), 'x'.repeat(70_000), privacyTokens.address], 'NOT_FOUND'),
    ],
  },
  'Query.dataBreaches': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [...pageRows(), ...enumRows('state')],
  },
  'Mutation.recordDataBreach': {
    as: 'administrator',
    accepted: () => ({
      input: { title: 'A lost list', description: 'A list of buyers.', peopleCount: 12, discoveredOn: today() },
    }),
    refused: () => [
      ...textRows('input.title', { atMost: 200, needed: true }),
      ...textRows('input.description', { atMost: 5000, needed: true }),
      ...intRows('input.peopleCount', 0, 100_000_000),
      ...missing('input.discoveredOn'),
      ...dateRows('input.discoveredOn'),
      ['input.discoveredOn', 'long ago', '2020-01-01', 'VALIDATION_FAILED', 'discoveredOn'],
      ['input.discoveredOn', 'the future', '2099-01-01', 'VALIDATION_FAILED', 'discoveredOn'],
    ],
  },
  'Mutation.assessDataBreach': {
    as: 'administrator',
    accepted: ({ newBreach, id }) => ({
      input: { id: id('DataBreach', newBreach), isSeriousHarmLikely: true, assessment: 'Names and addresses.' },
    }),
    refused: ({ seriousBreach, id }) => [
      ...idRows('input.id', 'DataBreach'),
      ['input.id', 'assessed', id('DataBreach', seriousBreach), 'CONFLICT'],
      ...missing('input.isSeriousHarmLikely'),
      ...booleanRows('input.isSeriousHarmLikely'),
      ...textRows('input.assessment', { atMost: 5000, needed: true }),
    ],
  },
  'Mutation.noteBreachNotices': {
    as: 'administrator',
    accepted: ({ seriousBreach, id }) => ({
      input: { id: id('DataBreach', seriousBreach), commissionerNotifiedOn: today(), peopleNotifiedOn: today() },
    }),
    refused: ({ newBreach, id }) => [
      ...idRows('input.id', 'DataBreach'),
      ['input.id', 'not assessed', id('DataBreach', newBreach), 'CONFLICT'],
      ...['commissionerNotifiedOn', 'peopleNotifiedOn'].flatMap((field): HostileRow[] => [
        ...dateRows(`input.${field}`),
        [`input.${field}`, 'before the discovery', '2020-01-01', 'VALIDATION_FAILED', field],
        [`input.${field}`, 'the future', '2099-01-01', 'VALIDATION_FAILED', field],
      ]),
    ],
  },
  'Query.privacyRequests': {
    as: 'administrator',
    accepted: () => ({}),
    refused: () => [...pageRows(), ...enumRows('state')],
  },
  'Mutation.recordPrivacyRequest': {
    as: 'administrator',
    accepted: () => ({
      input: {
        kind: 'ERASURE',
        channel: 'LETTER',
        email: 'lee@people.example',
        receivedOn: today(),
        note: 'Signed.',
      },
    }),
    refused: () => [
      ...['input.kind', 'input.channel'].flatMap((path) => [...missing(path), ...enumRows(path)]),
      ['input.channel', 'which the site keeps itself', 'SITE', 'VALIDATION_FAILED', 'channel'],
      ...emailRows('input.email'),
      ...missing('input.receivedOn'),
      ...dateRows('input.receivedOn'),
      ['input.receivedOn', 'long ago', '2020-01-01', 'VALIDATION_FAILED', 'receivedOn'],
      ['input.receivedOn', 'the future', '2099-01-01', 'VALIDATION_FAILED', 'receivedOn'],
      ...textRows('input.note', { atMost: 2000 }),
    ],
  },
  'Mutation.answerPrivacyRequest': {
    as: 'administrator',
    accepted: ({ privacyRequest, id }) => ({
      input: { id: id('PrivacyRequest', privacyRequest), state: 'DONE', answer: 'The page has all of it.' },
    }),
    refused: () => [
      ...idRows('input.id', 'PrivacyRequest'),
      ...missing('input.state'),
      ...enumRows('input.state'),
      ['input.state', 'open again', 'OPEN', 'VALIDATION_FAILED', 'state'],
      ...textRows('input.answer', { atMost: 2000 }),
    ],
  },
};

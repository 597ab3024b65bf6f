import type { HostileTable } from '../HostileOperation';
import { enumRows } from '../rows/choiceRows';
import { idRows } from '../rows/idRows';
import { pageRows } from '../rows/pageRows';
import { textRows } from '../rows/textRows';

/** Operations for administrators besides ads: the outbox, mail opt-outs and background jobs. */
export const recordOperations: HostileTable = {
  'Mutation.runJob': {
    as: 'administrator',
    accepted: ({ job, id }) => ({ input: { id: id('JobRun', job) } }),
    refused: () => idRows('input.id', 'JobRun'),
  },
  'Query.duplicateBrochures': { as: 'administrator', accepted: () => ({}), refused: pageRows },
  'Mutation.keepBothBrochures': {
    as: 'administrator',
    accepted: ({ coupon, draft, id }) => ({
      input: { firstId: id('Brochure', coupon), secondId: id('Brochure', draft) },
    }),
    refused: ({ coupon, deleted, id }) => [
      ...idRows('input.firstId', 'Brochure'),
      ...idRows('input.secondId', 'Brochure'),
      ['input.secondId', 'the same', id('Brochure', coupon), 'VALIDATION_FAILED', 'secondId'],
      ['input.secondId', 'a deleted one', id('Brochure', deleted), 'NOT_FOUND'],
    ],
  },
  'Query.brochureImports': { as: 'administrator', accepted: () => ({}), refused: pageRows },
  'Mutation.startBrochureImport': {
    as: 'administrator',
    accepted: ({ brochureImport, id }) => ({ input: { id: id('BrochureImport', brochureImport) } }),
    refused: () => idRows('input.id', 'BrochureImport'),
  },
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

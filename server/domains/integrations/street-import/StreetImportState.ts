import { registerEnumType } from 'type-graphql';

export const StreetImportState = { WAITING: 'WAITING', RUNNING: 'RUNNING', READY: 'READY', FAILED: 'FAILED' } as const;
export type StreetImportState = (typeof StreetImportState)[keyof typeof StreetImportState];

registerEnumType(StreetImportState, {
  name: 'StreetImportState',
  description: 'How an import of streets stands.',
  valuesConfig: {
    WAITING: { description: 'It has been asked for.' },
    RUNNING: { description: 'It is under way; nothing can be seen of it before it is done.' },
    READY: { description: 'It is done, and `report` says what it did.' },
    FAILED: { description: 'Nothing was kept; `problem` says why.' },
  },
});

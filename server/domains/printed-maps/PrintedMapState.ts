import { registerEnumType } from 'type-graphql';

export const PrintedMapState = { WAITING: 'WAITING', READY: 'READY', FAILED: 'FAILED' } as const;
export type PrintedMapState = (typeof PrintedMapState)[keyof typeof PrintedMapState];

registerEnumType(PrintedMapState, {
  name: 'PrintedMapState',
  description: 'How the making of a printed map stands. While it waits or has failed, the one before stays.',
  valuesConfig: {
    WAITING: { description: 'It has been asked for and is being made.' },
    READY: { description: 'It shows what there is.' },
    FAILED: { description: 'The last try failed; `problem` says why.' },
  },
});

import { registerEnumType } from 'type-graphql';

export const PrintedMapOrigin = { DRAWN: 'DRAWN', UPLOADED: 'UPLOADED' } as const;
export type PrintedMapOrigin = (typeof PrintedMapOrigin)[keyof typeof PrintedMapOrigin];

registerEnumType(PrintedMapOrigin, {
  name: 'PrintedMapOrigin',
  description: 'Where the file of a printed map comes from.',
  valuesConfig: {
    DRAWN: { description: 'Drawn by this site, and drawn anew when anything on it has changed.' },
    UPLOADED: { description: 'Brought by an administrator; it stays until it is replaced.' },
  },
});

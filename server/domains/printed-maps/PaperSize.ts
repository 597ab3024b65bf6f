import { registerEnumType } from 'type-graphql';

export const PaperSize = { A4: 'A4', A3: 'A3' } as const;
export type PaperSize = (typeof PaperSize)[keyof typeof PaperSize];

registerEnumType(PaperSize, {
  name: 'PaperSize',
  description: 'The paper that a printed map is made for.',
  valuesConfig: { A4: { description: '210 by 297 mm.' }, A3: { description: '297 by 420 mm.' } },
});

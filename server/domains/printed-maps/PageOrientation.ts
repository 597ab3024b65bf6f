import { registerEnumType } from 'type-graphql';

export const PageOrientation = { PORTRAIT: 'PORTRAIT', LANDSCAPE: 'LANDSCAPE' } as const;
export type PageOrientation = (typeof PageOrientation)[keyof typeof PageOrientation];

registerEnumType(PageOrientation, {
  name: 'PageOrientation',
  description: 'How a printed map lies on its paper.',
  valuesConfig: {
    PORTRAIT: { description: 'The long side upright.' },
    LANDSCAPE: { description: 'The long side level.' },
  },
});

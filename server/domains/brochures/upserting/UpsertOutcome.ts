import { registerEnumType } from 'type-graphql';

/** What became of one ad that a program sent (docs/rules/imports.md#ads-over-the-api). */
export const UpsertOutcome = {
  CREATED: 'CREATED',
  UPDATED: 'UPDATED',
  WAITING: 'WAITING',
  UNCHANGED: 'UNCHANGED',
  REFUSED: 'REFUSED',
} as const;

export type UpsertOutcome = (typeof UpsertOutcome)[keyof typeof UpsertOutcome];

registerEnumType(UpsertOutcome, {
  name: 'UpsertOutcome',
  description: 'What became of an ad that was sent with an id of one’s own.',
  valuesConfig: {
    CREATED: { description: 'It is new.' },
    UPDATED: { description: 'It is as it was sent.' },
    WAITING: { description: 'It is published, and a change of it waits for review.' },
    UNCHANGED: { description: 'It was so before.' },
    REFUSED: { description: 'Nothing was saved; `refusal` says why.' },
  },
});

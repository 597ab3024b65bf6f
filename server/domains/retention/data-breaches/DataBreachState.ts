import { registerEnumType } from 'type-graphql';

export const DataBreachState = {
  ASSESSING: 'ASSESSING',
  NOT_NOTIFIABLE: 'NOT_NOTIFIABLE',
  TO_NOTIFY: 'TO_NOTIFY',
  NOTIFIED: 'NOTIFIED',
} as const;

export type DataBreachState = keyof typeof DataBreachState;

registerEnumType(DataBreachState, {
  name: 'DataBreachState',
  description: 'How far a data breach is dealt with.',
  valuesConfig: {
    ASSESSING: { description: 'It is not assessed yet.' },
    NOT_NOTIFIABLE: { description: 'Serious harm is not likely: nobody has to be told.' },
    TO_NOTIFY: { description: 'Serious harm is likely; the Commissioner or the people are not told yet.' },
    NOTIFIED: { description: 'The Commissioner and the people concerned are told.' },
  },
});

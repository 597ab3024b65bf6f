import { registerEnumType } from 'type-graphql';

/** Who may appear in the audit log: those who sign in, everybody else, and the site itself. */
export const ActorRole = {
  ADMINISTRATOR: 'ADMINISTRATOR',
  VENDOR: 'VENDOR',
  SYSTEM: 'SYSTEM',
} as const;

export type ActorRole = keyof typeof ActorRole;

registerEnumType(ActorRole, {
  name: 'ActorRole',
  description: 'In which role something was done.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'An administrator.' },
    VENDOR: { description: 'A login of a vendor.' },
    SYSTEM: { description: 'Nobody who was signed in: a visitor, or a job of the site.' },
  },
});

import { registerEnumType } from 'type-graphql';
import type { Role as ViewerRole } from '../../shared/Viewer';

/** See docs/rules/accounts-and-permissions.md#roles. */
export const Role = {
  ADMINISTRATOR: 'ADMINISTRATOR',
  VENDOR: 'VENDOR',
} as const satisfies { [R in ViewerRole]: R };

export type Role = ViewerRole;

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'Manages all ads.' },
    VENDOR: { description: "Keeps its own company's ads." },
  },
});

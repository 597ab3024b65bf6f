import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// This file must not share its base name with a .ts file, or TypeScript silently ignores it.
declare module '@apollo/client' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a declaration merge needs an interface
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** Apollo's hooks. The server uses `hooks.server.ts` in place of this module. */
export { useFragment, useQuery } from '@apollo/client/react';

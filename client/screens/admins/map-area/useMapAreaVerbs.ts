import { useApolloClient } from '@apollo/client/react';
import { useAttempt, type AttemptOutcome } from '../../../features/error-handling/useAttempt';
import { useCreateMapAreaMutation } from '../../../generated/CreateMapArea';
import { useDeleteMapAreaMutation } from '../../../generated/DeleteMapArea';
import { useUpdateMapAreaMutation } from '../../../generated/UpdateMapArea';
import type { AustralianState } from '../../../generated/types';
import type { MapGrid } from '../../../features/maps/gridOf';
import type { EditedArea } from './MapAreaValues';

type Saved = MapGrid & { code: string; name: string; state: AustralianState | null };

export function useMapAreaVerbs() {
  const [create] = useCreateMapAreaMutation();
  const [update] = useUpdateMapAreaMutation();
  const [remove] = useDeleteMapAreaMutation();
  const client = useApolloClient();
  const attempt = useAttempt();

  async function andForget(outcome: Promise<AttemptOutcome>): Promise<AttemptOutcome> {
    const result = await outcome;
    if (result.done) client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'mapAreas' });
    return result;
  }

  return {
    save: (area: EditedArea | null, { code, ...values }: Saved) =>
      andForget(
        attempt({
          run: () =>
            area === null
              ? create({ variables: { input: { code, ...values } } })
              : update({ variables: { input: { id: area.id, ...values } } }),
          done: `“${values.name}” is saved.`,
          notDone: `“${values.name}” is not saved.`,
        }),
      ),
    remove: ({ id, name }: EditedArea) =>
      andForget(
        attempt({
          run: () => remove({ variables: { input: { id } } }),
          done: `“${name}” is deleted, with its streets index and PDF maps.`,
          notDone: `“${name}” is still there.`,
        }),
      ),
  };
}

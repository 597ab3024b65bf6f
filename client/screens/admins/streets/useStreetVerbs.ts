import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useCreateStreetMutation } from '../../../generated/CreateStreet';
import { useDeleteStreetMutation } from '../../../generated/DeleteStreet';
import { useUpdateStreetMutation } from '../../../generated/UpdateStreet';
import type { Street, StreetArea } from './Street';

export interface StreetValues {
  streetName: string;
  locality: string | null;
  latitude: number;
  longitude: number;
}

/** The mutations of a street; each reports its outcome, and the caller then reloads the list. */
export function useStreetVerbs(onChange: () => void) {
  const [create] = useCreateStreetMutation();
  const [update] = useUpdateStreetMutation();
  const [remove] = useDeleteStreetMutation();
  const attempt = useAttempt();

  async function add(area: StreetArea, values: StreetValues) {
    const outcome = await attempt({
      run: () => create({ variables: { input: { mapArea: area.id, ...values } } }),
      done: `“${values.streetName}” is in the index of ${area.name}.`,
      notDone: `“${values.streetName}” is not in the index.`,
    });
    if (outcome.done) onChange();
    return outcome;
  }

  return {
    add,
    async change({ id, streetName }: Street, values: StreetValues) {
      const outcome = await attempt({
        // an empty text removes the suburb; null would leave it unchanged
        run: () => update({ variables: { input: { id, ...values, locality: values.locality ?? '' } } }),
        done: `“${values.streetName}” is changed.`,
        notDone: `“${streetName}” is as it was.`,
      });
      if (outcome.done) onChange();
      return outcome;
    },
    async remove(area: StreetArea, { id, streetName, locality, latitude, longitude }: Street): Promise<void> {
      await attempt({
        run: () => remove({ variables: { input: { id } } }),
        done: `“${streetName}” is no longer in the index.`,
        notDone: `“${streetName}” stays in the index.`,
        undo: () => void add(area, { streetName, locality, latitude, longitude }),
      });
      onChange();
    },
  };
}

export type StreetVerbs = ReturnType<typeof useStreetVerbs>;

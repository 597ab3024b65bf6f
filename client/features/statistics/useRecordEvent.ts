import { useCallback } from 'react';
import { RecordStatisticEventsDocument } from '../../generated/RecordStatisticEvents';
import type { StatisticEventCode } from '../../generated/types';
import { EventOutbox } from './EventOutbox';
import { localStore } from '../../platform/storage/localStore';
import { useClient } from '../../platform/apollo/useClient';

const key = 'deviceId';

let made: string | undefined;

/** A random id of this browser, so that repeated views of one visitor count once. It contains nothing else. */
function deviceId(): string {
  const stored = localStore.read(key);
  if (typeof stored === 'string' && /^[0-9a-f]{32}$/.test(stored)) return stored;
  made ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  localStore.write(key, made);
  return made;
}

const outboxes = new WeakMap<object, EventOutbox>();

function outboxOf(client: ReturnType<typeof useClient>): EventOutbox {
  const known = outboxes.get(client);
  if (known) return known;
  const made = new EventOutbox((events) =>
    client.mutate({
      mutation: RecordStatisticEventsDocument,
      variables: { input: { events } },
      fetchPolicy: 'no-cache',
      // completes even after the page is closed
      context: { fetchOptions: { keepalive: true } },
    }),
  );
  outboxes.set(client, made);
  return made;
}

/** Records a visitor's action on an ad, for the vendor's statistics. */
export function useRecordEvent(): (brochureId: string, eventCode: StatisticEventCode) => void {
  const client = useClient();
  return useCallback(
    (brochureId, eventCode) =>
      outboxOf(client).add({
        brochureId,
        eventCode,
        eventDateTime: new Date().toISOString(),
        deviceIdentification: deviceId(),
      }),
    [client],
  );
}

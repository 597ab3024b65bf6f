import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { RecordStatisticEventsDocument } from '../../generated/RecordStatisticEvents';
import type { StatisticEventCode } from '../../generated/types';
import { deviceId } from './deviceId';
import { EventOutbox } from './EventOutbox';

const outboxes = new WeakMap<ApolloClient, EventOutbox>();

function outboxOf(client: ApolloClient): EventOutbox {
  const known = outboxes.get(client);
  if (known) return known;
  const made = new EventOutbox((events) =>
    client.mutate({
      mutation: RecordStatisticEventsDocument,
      variables: { input: { events } },
      fetchPolicy: 'no-cache',
      // goes on when the page that asked is already gone
      context: { fetchOptions: { keepalive: true } },
    }),
  );
  outboxes.set(client, made);
  return made;
}

/** Tells the server what a visitor does with an ad, for its vendor's figures. */
export function useRecordEvent(): (brochureId: string, eventCode: StatisticEventCode) => void {
  const client = useApolloClient();
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

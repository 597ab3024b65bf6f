import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PositionOfAddressDocument } from '../../generated/PositionOfAddress';
import type { AddressInput } from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import type { PositionValue } from './PositionValue';

interface Found {
  position: PositionValue | null;
  /** why nothing could be found out */
  problem: string | null;
}

/** Asks the server where an address lies; nothing is kept. */
export function usePositionOfAddress() {
  const client = useApolloClient();
  const [isFinding, setFinding] = useState(false);

  async function find(address: AddressInput, mapArea: string | null): Promise<Found> {
    setFinding(true);
    try {
      const { data } = await client.query({
        query: PositionOfAddressDocument,
        variables: { address, mapArea },
        fetchPolicy: 'no-cache',
      });
      return { position: data?.positionOfAddress ?? null, problem: null };
    } catch (error) {
      return { position: null, problem: readFailure(error).message };
    } finally {
      setFinding(false);
    }
  }

  return { find, isFinding };
}

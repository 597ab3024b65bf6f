import { Button } from 'antd';
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { AddressInput } from '../../generated/types';
import type { MapBox } from '../maps/MapBox';
import { CoordinateInput } from './CoordinateInput';
import { PinMap } from './PinMap';
import styles from './PositionField.module.css';
import { positionProblems, type PositionProblems } from './positionProblems';
import { nowhere, type PositionValue } from './PositionValue';
import type { Coordinates } from './readCoordinates';
import { PositionOfAddressDocument } from '../../generated/PositionOfAddress';
import { readFailure } from '../../platform/errors/readFailure';

interface Found {
  position: PositionValue | null;
  /** why no position was found */
  problem: string | null;
}

/** Asks the server for the position of an address. Stores nothing. */
function usePositionOfAddress() {
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

interface PositionFieldProps {
  value: PositionValue;
  onChange: (value: PositionValue) => void;
  /** returns the address as typed, for "Find from the address" */
  getAddress: () => AddressInput;
  /** area `did` or `code` */
  mapArea?: string | null;
  /** the map's area while there is no pin */
  box?: MapBox | null;
  /** the server's field messages, shown before local ones */
  problems?: PositionProblems;
  isDisabled?: boolean;
}

/** Edits a position by a pin on a map, by coordinates, or by the address. */
export function PositionField({
  value,
  onChange,
  getAddress,
  mapArea = null,
  box = null,
  problems = {},
  isDisabled = false,
}: PositionFieldProps) {
  const { find, isFinding } = usePositionOfAddress();
  const [said, setSaid] = useState('');
  const wrong = { ...positionProblems(value), ...problems };

  const pin = (latitude: number | null, longitude: number | null): void => {
    setSaid('');
    const isNone = latitude === null && longitude === null;
    onChange(isNone ? nowhere : { latitude, longitude, positionSource: 'EXACT' });
  };

  const pinBoth = ({ latitude, longitude }: Coordinates): void => pin(latitude, longitude);

  async function findByAddress(): Promise<void> {
    const { position, problem } = await find(getAddress(), mapArea);
    if (position === null) {
      setSaid(problem ?? 'Neither the street nor the suburb is in a streets index. Set the pin by hand.');
      return;
    }
    onChange(position);
    setSaid(`Found: ${positionLabel(position)}`);
  }

  return (
    <div className={styles.field} role="group" aria-label="Position">
      <PinMap value={value} box={box} isDisabled={isDisabled} onMove={pin} />
      <p className={styles.source}>{positionLabel(value)}</p>
      <div className={styles.numbers}>
        <CoordinateInput
          label="Latitude"
          hint="for example -26.39"
          value={value.latitude}
          problem={wrong.latitude}
          isDisabled={isDisabled}
          onChange={(latitude) => pin(latitude, value.longitude)}
          onPair={pinBoth}
        />
        <CoordinateInput
          label="Longitude"
          hint="for example 153.09"
          value={value.longitude}
          problem={wrong.longitude}
          isDisabled={isDisabled}
          onChange={(longitude) => pin(value.latitude, longitude)}
          onPair={pinBoth}
        />
      </div>
      {!isDisabled && (
        <div className={styles.buttons}>
          <Button loading={isFinding} onClick={() => void findByAddress()}>
            Find from the address
          </Button>
          <Button
            type="text"
            aria-disabled={value.latitude === null && value.longitude === null}
            onClick={() => pin(null, null)}
          >
            Clear the position
          </Button>
        </div>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}

/** The accuracy of the position, in the user's words. */
function positionLabel({ latitude, longitude, positionSource }: PositionValue): string {
  if (latitude === null || longitude === null) {
    return 'No position: the ad is left out of maps and of “Near me”.';
  }
  switch (positionSource) {
    case 'STREET':
      return 'On its street, by the streets index.';
    case 'SUBURB':
      return 'Only the middle of its suburb: distances carry “≈”.';
    default:
      return 'Set exactly.';
  }
}

import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pinOf } from '../../../features/position-field/pinOf';
import { PositionField } from '../../../features/position-field/PositionField';
import { positionProblems } from '../../../features/position-field/positionProblems';
import type { PositionValue } from '../../../features/position-field/PositionValue';
import { paths } from '../../../shared/paths';
import { doubtOf } from './doubtOf';
import styles from './PositionsScreen.module.css';
import type { DoubtfulBrochure } from './useDoubtfulPositions';
import { useSetPosition } from './useSetPosition';

interface PlacedBrochureProps {
  brochure: DoubtfulBrochure;
  onShown: (heading: HTMLHeadingElement | null) => void;
  onSaved: () => void;
  onSkip: () => void;
}

/** One ad and its pin. */
export function PlacedBrochure({ brochure, onShown, onSaved, onSkip }: PlacedBrochureProps) {
  const { databaseId, displayTitle, latitude, longitude, positionSource, address, mapArea } = brochure;
  const [value, setValue] = useState<PositionValue>({ latitude, longitude, positionSource });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useEffectEvent(() => onShown(heading.current));
  useEffect(() => shown(), []);
  const { set, isSaving, problems, problem } = useSetPosition();
  const isWrong = Object.keys(positionProblems(value)).length > 0;
  const isChanged = value.latitude !== latitude || value.longitude !== longitude;

  return (
    <section className={styles.editor} aria-labelledby="placed-ad">
      <h2 id="placed-ad" ref={heading} tabIndex={-1} className={styles.heading}>
        {displayTitle}
      </h2>
      <p className={styles.hint}>
        {[addressLine(address), mapArea?.name, doubtOf(brochure)].filter((part) => part != null).join(' · ')}{' '}
        <a href={paths.brochureDetails(databaseId)} target="_blank" rel="noreferrer">
          Open the ad
        </a>
      </p>
      <PositionField
        value={value}
        onChange={setValue}
        getAddress={() => address ?? {}}
        mapArea={mapArea?.code ?? null}
        box={mapArea}
        problems={problems}
      />
      <div role="alert">{problem !== null && <Alert type="error" showIcon role="presentation" title={problem} />}</div>
      <div className={styles.buttons}>
        <Button
          type="primary"
          loading={isSaving}
          disabled={!isChanged || isWrong}
          onClick={() => void set(brochure, pinOf(value)).then((isDone) => isDone && onSaved())}
        >
          Save and next
        </Button>
        <Button onClick={onSkip}>Skip</Button>
      </div>
    </section>
  );
}

/** The address in one line; null for none. */
function addressLine(address: DoubtfulBrochure['address']): string | null {
  if (address === null) return null;
  const { line1, line2, city, state, postcode } = address;
  const town = [city, state, postcode].filter((part) => part !== null).join(' ');
  return [line2, line1, town].filter((part) => part !== null && part !== '').join(', ') || null;
}

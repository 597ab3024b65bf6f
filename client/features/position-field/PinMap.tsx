import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { MoreIcon } from '../../ui/icons/MoreIcon';
import { MapAttribution } from '../maps/attribution/MapAttribution';
import type { MapBox } from '../maps/MapBox';
import { usePinMap } from '../maps/small-map/usePinMap';
import { mainland } from '../maps/wholeCountry';
import styles from './PinMap.module.css';
import type { PositionValue } from './PositionValue';

interface Pressed {
  key: string;
  shiftKey: boolean;
}

const large = 16;

const small = 1;

const directions: Partial<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
};

/** How far a key moves the pin, in CSS pixels, so that the step gets finer when zooming in. Null for other keys. */
export function pinStep({ key, shiftKey }: Pressed): { right: number; down: number } | null {
  const direction = directions[key];
  if (direction === undefined) return null;
  const step = shiftKey ? small : large;
  return { right: direction.right * step, down: direction.down * step };
}

interface PinMapProps {
  value: PositionValue;
  box: MapBox | null;
  isDisabled: boolean;
  onMove: (latitude: number, longitude: number) => void;
}

/** six decimals are more exact than a metre */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Sets a position on a map. A click places the pin; dragging or the arrow keys move it. */
export function PinMap({ value, box, isDisabled, onMove }: PinMapProps) {
  const target = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLButtonElement>(null);
  const [attribution, setAttribution] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const map = usePinMap(target, pin, {
    onMove: ({ lat, lon }) => {
      if (!isDisabled) onMove(rounded(lat), rounded(lon));
    },
    onAttribution: setAttribution,
    onFailure: () => setFailed(true),
  });
  const { latitude, longitude } = value;
  const position = latitude === null || longitude === null ? null : { lat: latitude, lon: longitude };

  useEffect(() => {
    map?.show(latitude === null || longitude === null ? null : { lat: latitude, lon: longitude });
  }, [map, latitude, longitude]);

  const { west, south, east, north } = box ?? mainland;
  const hasPin = position !== null;
  useEffect(() => {
    // with a pin, the map moves to the pin instead
    if (!hasPin) map?.fit({ west, south, east, north });
  }, [map, hasPin, west, south, east, north]);

  return (
    <div className={styles.place}>
      <div
        ref={target}
        className={styles.map}
        role="region"
        aria-label={isDisabled ? 'Map' : 'Map: press where the ad is'}
        data-disabled={isDisabled}
      >
        {hasFailed && <p className={styles.failure}>The map could not be loaded. The numbers do without it.</p>}
      </div>
      <button
        ref={pin}
        type="button"
        hidden={position === null}
        disabled={isDisabled}
        className={styles.pin}
        data-source={value.positionSource}
        aria-label="Pin: move it with the arrow keys, with Shift in small steps"
        onKeyDown={(event) => {
          const step = pinStep(event);
          if (step === null || map === null) return;
          event.preventDefault();
          map.nudge(step.right, step.down);
        }}
      />
      <div className={styles.zoom}>
        <Button aria-label="Zoom in" icon={<MoreIcon name="plus" size={18} />} onClick={() => map?.zoomBy(1)} />
        <Button aria-label="Zoom out" icon={<MoreIcon name="minus" size={18} />} onClick={() => map?.zoomBy(-1)} />
      </div>
      <MapAttribution html={attribution} />
    </div>
  );
}

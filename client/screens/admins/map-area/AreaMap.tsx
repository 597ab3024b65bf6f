import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { MapGrid } from '../../../features/maps/gridOf';
import { MapAttribution } from '../../../features/maps/attribution/MapAttribution';
import type { MapBox } from '../../../features/maps/MapBox';
import { useBoxMap } from '../../../features/maps/small-map/useBoxMap';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import styles from './MapAreaScreen.module.css';

interface AreaMapProps {
  grid: MapGrid | null;
  onBox: (box: MapBox) => void;
}

/**
 * The box with its grid on the map. Handles and number fields change the box. Keyboard users can move the map and fit
 * the box to it.
 */
export function AreaMap({ grid, onBox }: AreaMapProps) {
  const target = useRef<HTMLDivElement>(null);
  const [attribution, setAttribution] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const isFitted = useRef(false);
  const map = useBoxMap(target, {
    onBox: (box) => {
      setDrawing(false);
      onBox(box);
    },
    onAttribution: setAttribution,
    onFailure: () => setFailed(true),
  });

  useEffect(() => map?.show(grid), [map, grid]);
  useEffect(() => map?.draw(isDrawing), [map, isDrawing]);
  useEffect(() => {
    if (map === null || grid === null || isFitted.current) return;
    map.fit(grid);
    isFitted.current = true;
  }, [map, grid]);

  return (
    <div className={styles.mapPlace}>
      <div ref={target} className={styles.map} role="region" aria-label="Map with the box of the area and its grid">
        {hasFailed && <p>The map could not be loaded. The numbers do without it.</p>}
      </div>
      <div className={styles.mapButtons}>
        <Button aria-label="Zoom in" icon={<MoreIcon name="plus" size={18} />} onClick={() => map?.zoomBy(1)} />
        <Button aria-label="Zoom out" icon={<MoreIcon name="minus" size={18} />} onClick={() => map?.zoomBy(-1)} />
        <Button disabled={grid === null} onClick={() => grid && map?.fit(grid)}>
          Whole area
        </Button>
        <Button
          aria-pressed={isDrawing}
          type={isDrawing ? 'primary' : 'default'}
          onClick={() => setDrawing(!isDrawing)}
        >
          Draw a new box
        </Button>
        <Button
          disabled={map === null}
          onClick={() => {
            const box = map?.shown();
            if (box) onBox(box);
          }}
        >
          Box what is shown
        </Button>
      </div>
      <MapAttribution html={attribution} />
    </div>
  );
}

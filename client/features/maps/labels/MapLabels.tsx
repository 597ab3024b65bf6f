import { useRef, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { hasCoupons, typeIcons } from '../../../generated/brochureTypes';
import { classNames } from '../../../ui/classNames';
import { Icon } from '../../../ui/icons/Icon';
import { leastDrag } from '../../../ui/leastDrag';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { MapLabel } from './MapLabel';
import styles from './MapLabels.module.css';
import type { PlacedLabel } from './settleLabels';

interface MapLabelsProps {
  /** moves with the map */
  container: HTMLElement;
  labels: readonly PlacedLabel[];
  /** the ad that is chosen or has the mouse in the list */
  highlighted: number | null;
  onPick: (label: MapLabel) => void;
  /** called with null when mouse and focus have left */
  onPoint: (databaseId: number | null) => void;
}

/** The named ads on the map, as buttons in the order of the list. */
export function MapLabels({ container, labels, highlighted, onPick, onPoint }: MapLabelsProps) {
  const pressed = useRef<readonly [x: number, y: number]>([0, 0]);
  // a label that was dragged with the map was not pressed
  const isDrag = ({ clientX, clientY, detail }: MouseEvent): boolean =>
    detail > 0 && Math.hypot(clientX - pressed.current[0], clientY - pressed.current[1]) > leastDrag;

  return createPortal(
    <ul className={styles.labels} aria-label="Named on the map">
      {labels.map(({ label, x, y }) => {
        const { databaseId, title, words, isPrice, type } = label;
        return (
          <li
            key={databaseId}
            className={styles.place}
            style={{ '--x': x, '--y': y } as Record<string, number>}
            data-highlighted={databaseId === highlighted || undefined}
          >
            <button
              type="button"
              className={classNames(styles.label, hasCoupons(type) && styles.offer)}
              onPointerDown={({ clientX, clientY }) => (pressed.current = [clientX, clientY])}
              onClick={(event) => {
                if (!isDrag(event)) onPick(label);
              }}
              onMouseEnter={() => onPoint(databaseId)}
              onMouseLeave={() => onPoint(null)}
              onFocus={() => onPoint(databaseId)}
              onBlur={() => onPoint(null)}
            >
              {!isPrice && <Icon name={typeIcons[type]} size={16} />}
              <span className={styles.words}>{words}</span>
              {words !== title && <VisuallyHidden>: {title}</VisuallyHidden>}
            </button>
          </li>
        );
      })}
    </ul>,
    container,
  );
}

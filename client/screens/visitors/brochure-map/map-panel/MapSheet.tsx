import { useRef, type PointerEvent, type ReactNode } from 'react';
import { MoreIcon } from '../../../../ui/icons/MoreIcon';
import { leastDrag } from '../../../../ui/leastDrag';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import type { SheetPosition } from './MapPanel';
import styles from './MapSheet.module.css';
import { nextPosition, positionAfterDrag } from './nextPosition';

interface MapSheetProps {
  position: SheetPosition;
  onMove: (position: SheetPosition) => void;
  /** what the sheet holds, in a line */
  summary: ReactNode;
  /** a link in the line */
  link: ReactNode;
  children: ReactNode;
}

const peekHeight = 64;

interface Drag {
  startY: number;
  startHeight: number;
  y: number;
  at: number;
  speed: number;
  hasMoved: boolean;
}

/** On phones a sheet over the map, which is dragged or moved by buttons. Elsewhere its content alone. */
export function MapSheet({ position, onMove, summary, link, children }: MapSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const up = nextPosition(position, 1);
  const down = nextPosition(position, -1);

  const start = (event: PointerEvent): void => {
    const height = sheet.current?.offsetHeight;
    if (!event.isPrimary || height === undefined) return;
    const { clientY: y, timeStamp: at, currentTarget, pointerId, target } = event;
    // a quick mouse leaves the grip with its first movement; captured, a button would not be clicked
    if (target instanceof Element && !target.closest('a, button')) currentTarget.setPointerCapture(pointerId);
    drag.current = { startY: y, startHeight: height, y, at, speed: 0, hasMoved: false };
  };
  const move = (event: PointerEvent): void => {
    const { current } = drag;
    const element = sheet.current;
    if (!current || !element) return;
    const { clientY, timeStamp, currentTarget, pointerId } = event;
    if (!current.hasMoved && Math.abs(clientY - current.startY) < leastDrag) return;
    if (!current.hasMoved) currentTarget.setPointerCapture(pointerId);
    const speed = (current.y - clientY) / Math.max(1, timeStamp - current.at);
    drag.current = { ...current, y: clientY, at: timeStamp, speed, hasMoved: true };
    element.dataset['dragged'] = '';
    element.style.height = `${String(current.startHeight + current.startY - clientY)}px`;
  };
  const end = (): void => {
    const { current } = drag;
    const element = sheet.current;
    drag.current = null;
    if (!current?.hasMoved || !element) return;
    const whole = element.offsetParent instanceof HTMLElement ? element.offsetParent.offsetHeight : peekHeight;
    const heights = { peek: peekHeight, half: whole / 2, full: whole };
    const target = positionAfterDrag(element.offsetHeight, heights, current.speed);
    delete element.dataset['dragged'];
    element.style.height = '';
    if (target !== position) onMove(target);
  };

  return (
    <div ref={sheet} className={styles.sheet} data-position={position}>
      <div
        className={styles.grip}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        role="group"
        aria-label="List of offers"
      >
        <p className={styles.summary}>{summary}</p>
        {link}
        <SheetButton label="Show less of the list" target={down} onMove={onMove} />
        <SheetButton label="Show more of the list" target={up} onMove={onMove} isUp />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

interface SheetButtonProps {
  label: string;
  target: SheetPosition | null;
  onMove: (position: SheetPosition) => void;
  isUp?: boolean;
}

function SheetButton({ label, target, onMove, isUp = false }: SheetButtonProps) {
  return (
    <button
      type="button"
      className={isUp ? styles.up : styles.button}
      disabled={target === null}
      onClick={() => {
        if (target !== null) onMove(target);
      }}
    >
      <MoreIcon name="chevronDown" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

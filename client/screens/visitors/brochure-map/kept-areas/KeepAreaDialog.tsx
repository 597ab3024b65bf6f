import { useEffect, useId, useRef } from 'react';
import { formatMegabytes } from '../../../../features/maps/kept-areas/formatMegabytes';
import type { MapView } from '../../../../features/maps/MapView';
import { useIsOnline } from '../../../../platform/page/useIsOnline';
import { usePageCopy } from '../../../../platform/page/usePageCopy';
import { formatTotal } from '../../../../shared/formats/formatListSize';
import { formatMoment } from '../../../../shared/dates/formatMoment';
import { keptMapAreas, type KeptMapArea } from '../../../../shared/keptMapAreas';
import { Button } from '../../../../ui/buttons/Button';
import { Icon } from '../../../../ui/icons/Icon';
import { Link } from '../../../../ui/links/Link';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import styles from './KeepAreaDialog.module.css';
import { mostAreas, mostBytes } from './keptAreas';
import { mostOffers, type Shown } from './readArea';
import { mostTiles } from './tilesOfBox';
import { useAreaPlan, type Planning } from './useAreaPlan';
import { useKeptAreas, type Keeping } from './useKeptAreas';

export interface KeepAreaDialogProps {
  view: MapView;
  shown: Shown;
  /** path of the map with this view */
  path: string;
  onClose: () => void;
}

/** Keeps the part of the map in view on the device, after telling its size; lists and deletes what is kept. */
export default function KeepAreaDialog({ view, shown, path, onClose }: KeepAreaDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { isKept } = usePageCopy();
  const isOnline = useIsOnline() && !isKept;
  const { areas, keeping, keep, remove, removeProblem } = useKeptAreas();
  const planning = useAreaPlan(view, shown);
  const title = useRef<HTMLHeadingElement>(null);
  const isRunning = keeping.state === 'RUNNING';
  const isDone = keeping.state === 'DONE';

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    // a press beside the dialog does not stop a download
    dialog.current?.setAttribute('closedby', isRunning ? 'closerequest' : 'any');
  }, [isRunning]);

  useEffect(() => {
    // the button that had the focus has gone
    if (isDone) title.current?.focus();
  }, [isDone]);

  const isFull = areas !== null && areas.length >= mostAreas;
  const canKeep = isOnline && !isFull && planning.state === 'READY' && !isRunning;

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            Use the map offline
          </h2>
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" size={24} />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        </div>
        <div role="status">
          {isDone ? (
            <p className={styles.done}>
              <Icon name="check" />
              This part of the map is on your device and works without a connection.
            </p>
          ) : (
            <p>
              {isOnline ? (isFull ? fullWords : planWords(planning)) : 'Connect to the internet to keep another part.'}
            </p>
          )}
        </div>
        {!isDone && (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (planning.state === 'READY') void keep(planning, { view, path });
            }}
          >
            <KeepingState keeping={keeping} />
            <Button type="submit" primary disabled={!canKeep}>
              Keep this part of the map
            </Button>
          </form>
        )}
        {removeProblem !== null && <p role="alert">{removeProblem}</p>}
        {areas !== null && areas.length > 0 && (
          <KeptAreas
            areas={areas}
            onRemove={async (area) => {
              await remove(area);
              title.current?.focus();
            }}
          />
        )}
      </div>
    </dialog>
  );
}

const fullWords = `You keep ${String(mostAreas)} parts, which is the most. Delete one to keep another.`;

function planWords(planning: Planning): string {
  switch (planning.state) {
    case 'READING':
      return 'Working out the size…';
    case 'TOO_WIDE':
      return `This part is too wide. Zoom in until some 10 kilometres are in view (${String(mostTiles)} map tiles).`;
    case 'TOO_MANY':
      return `More than ${String(mostOffers)} offers and businesses are in view. Zoom in to keep fewer.`;
    case 'TOO_LARGE':
      return `This part takes more than ${formatMegabytes(mostBytes)}. Zoom in to keep less.`;
    case 'TIMED':
      return 'Offers that are open, usable or ending at a moment cannot be kept. Take these filters off first.';
    case 'FOREIGN':
      return 'The map of this site comes from another service and cannot be kept.';
    case 'UNSUPPORTED':
      return 'This browser cannot keep maps, or keeps nothing in private windows.';
    case 'FAILED':
      return 'The size could not be worked out. Close this and try again.';
    case 'READY':
      return `The part in view takes about ${formatMegabytes(planning.plan.bytes)} on your device: its streets and ${formatTotal(planning.plan.answers.edges.BrochureMapScreen.length)}.`;
  }
}

function KeepingState({ keeping }: { keeping: Keeping }) {
  if (keeping.state === 'RUNNING') {
    return (
      <label className={styles.progress}>
        Keeping…
        <progress value={keeping.share} max={1} />
      </label>
    );
  }
  if (keeping.state === 'FAILED') return <p role="alert">{keeping.problem}</p>;
  return null;
}

function KeptAreas({ areas, onRemove }: { areas: KeptMapArea[]; onRemove: (area: KeptMapArea) => Promise<void> }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.subheading}>
        Kept on this device
      </h3>
      <ul className={styles.list}>
        {areas.map((area) => (
          <li key={area.id} className={styles.area}>
            <span>
              <Link to={area.path}>{area.name}</Link>
              <span className={styles.facts}>
                {formatMegabytes(area.bytes)} · {formatMoment(area.keptAt)}
                {keptMapAreas.isExpired(area) && ' · too old to be used; keep it again'}
              </span>
            </span>
            <Button onClick={() => void onRemove(area)}>
              Delete
              <VisuallyHidden> {area.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SelectedAsset } from '../SelectedAsset';
import styles from './PictureList.module.css';
import { PictureTile } from './PictureTile';
import type { Upload } from '../uploads/Upload';
import type { UploadQueue } from '../uploads/UploadQueue';
import { UploadTile } from '../uploads/UploadTile';
import type { AssetVerbs } from '../useAssetVerbs';
import { useDraggedTiles } from './useDraggedTiles';

const CropDialog = lazy(() => import('./CropDialog'));

interface PictureListProps {
  pictures: readonly SelectedAsset[];
  uploads: readonly Upload[];
  verbs: AssetVerbs | null;
  queue: UploadQueue;
  adName: string;
  isFixed: boolean;
  /** announces a text to screen readers */
  onSay: (text: string) => void;
}

interface Cropped {
  source: string | File;
  name: string;
  onDone: (file: File) => void;
}

/** The ad's pictures in their order, followed by those being uploaded. */
export function PictureList({ pictures, uploads, verbs, queue, adName, isFixed, onSay }: PictureListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [cropped, setCropped] = useState<Cropped | null>(null);
  /** the requested order while the server saves it */
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [focused, setFocused] = useState<{ id: string; action: string } | null>(null);

  const ids = pictures.map(({ id }) => id);
  const order = asked !== null && asked.length === ids.length && ids.every((id) => asked.includes(id)) ? asked : ids;
  const shown = order.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
  const thumbnail = shown.find(({ type }) => type === 'BROCHURE_IMAGE') ?? shown[0];

  // a button that moves within the document loses the keyboard focus
  useEffect(() => {
    if (focused === null) return;
    const tile = list.current?.querySelector(`[data-asset="${CSS.escape(focused.id)}"]`);
    tile?.querySelector<HTMLElement>(`[data-action="${focused.action}"]`)?.focus();
  }, [focused, asked]);

  useDraggedTiles(
    list,
    isFixed
      ? null
      : (dragged, target) => {
          void arrange(movedBy(order, dragged, order.indexOf(target) - order.indexOf(dragged)), dragged);
        },
  );

  async function arrange(next: readonly string[], moved: string): Promise<void> {
    if (verbs === null || next.join() === order.join()) return;
    setAsked(next);
    onSay(`Picture ${String(next.indexOf(moved) + 1)} of ${String(next.length)}`);
    await verbs.arrange([...next]);
    setAsked(null);
  }

  async function remove(picture: SelectedAsset, place: number): Promise<void> {
    const isGone = await verbs?.remove(picture, `Picture ${String(place)}`, order);
    if (!isGone) return;
    const neighbour = order[place] ?? order[place - 2];
    if (neighbour !== undefined) setFocused({ id: neighbour, action: 'remove' });
    else document.querySelector<HTMLElement>('[data-add-files]')?.focus();
  }

  if (shown.length + uploads.length === 0) return <p className={styles.none}>No pictures yet.</p>;
  return (
    <>
      <ol ref={list} className={styles.pictures} aria-label={`Pictures of ${adName}`}>
        {shown.map((picture, at) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            place={at + 1}
            count={shown.length}
            isThumbnail={picture === thumbnail}
            isFixed={isFixed}
            onMove={(steps) => {
              setFocused({ id: picture.id, action: steps < 0 ? 'earlier' : 'later' });
              void arrange(movedBy(order, picture.id, steps), picture.id);
            }}
            onMakeThumbnail={() => {
              setFocused({ id: picture.id, action: 'later' });
              void arrange(movedBy(order, picture.id, -order.length), picture.id);
            }}
            onDescribe={(altText) => void verbs?.describe(picture, altText)}
            onRemove={() => void remove(picture, at + 1)}
            onKeep={() => void verbs?.keep(picture, `Picture ${String(at + 1)}`)}
            onCrop={() =>
              setCropped({
                source: picture.url,
                name: `Picture ${String(at + 1)}`,
                onDone: (file) => void queue.add([file], { altText: picture.altText ?? '', replaces: picture.did }),
              })
            }
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            queue={queue}
            onCrop={() =>
              setCropped({
                source: upload.file,
                name: upload.file.name,
                onDone: (file) => void queue.exchange(upload.key, file),
              })
            }
          />
        ))}
      </ol>
      {cropped !== null && (
        <Suspense fallback={null}>
          <CropDialog {...cropped} onClose={() => setCropped(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The list with one item moved by `steps`, within the bounds of the list. */
function movedBy<T>(list: readonly T[], item: T, steps: number): T[] {
  const from = list.indexOf(item);
  if (from < 0) return [...list];
  const others = list.filter((one) => one !== item);
  const to = Math.max(0, Math.min(from + steps, others.length));
  return [...others.slice(0, to), item, ...others.slice(to)];
}

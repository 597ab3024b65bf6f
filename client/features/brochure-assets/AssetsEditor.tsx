import { Alert } from 'antd';
import { useState, useEffect, useEffectEvent, type DragEvent, type HTMLAttributes } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AddFiles } from './uploads/AddFiles';
import type { SelectedAsset } from './SelectedAsset';
import styles from './AssetsEditor.module.css';
import { DocumentList } from './DocumentList';
import { isPicture } from './pictures/isPicture';
import { RemovedFiles } from './RemovedFiles';
import { PictureList } from './pictures/PictureList';
import type { AssetUploads } from './uploads/useAssetUploads';
import type { AssetVerbs } from './useAssetVerbs';
type DropProps = Pick<HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files dropped anywhere on an element. With null it accepts none. */
function useDroppedFiles(onFiles: ((files: readonly File[]) => void) | null): {
  isOver: boolean;
  dropProps: DropProps;
} {
  const [isOver, setOver] = useState(false);
  if (onFiles === null) return { isOver: false, dropProps: {} };
  return {
    isOver,
    dropProps: {
      onDragOver: (event) => {
        if (!bringsFiles(event)) return;
        // otherwise the browser opens the file and leaves the page
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

const isWritingPlace = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Accepts pictures from the clipboard, except while the user types in a field. With null it accepts none. */
function usePastedFiles(onFiles: ((files: readonly File[]) => void) | null): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (onFiles === null || files.length === 0 || isWritingPlace(event.target)) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

interface AssetsEditorProps {
  assets: readonly SelectedAsset[];
  /** files whose removal waits */
  removed?: readonly SelectedAsset[];
  /** null: the ad is not saved yet */
  verbs: AssetVerbs | null;
  adName: string;
  uploads: AssetUploads;
  fixedBecause?: string | null;
  problems?: readonly string[];
}

export function AssetsEditor({
  assets,
  removed = [],
  verbs,
  adName,
  uploads: { list, queue },
  fixedBecause = null,
  problems = [],
}: AssetsEditorProps) {
  const isFixed = fixedBecause !== null;
  const [said, setSaid] = useState('');
  const add = (files: readonly File[]): void => void queue.add(files);
  const { isOver, dropProps } = useDroppedFiles(isFixed ? null : add);
  usePastedFiles(isFixed ? null : add);
  const isDocument = ({ kind }: (typeof list)[number]): boolean => kind === 'PDF' || kind === 'OFFICE';

  return (
    <div className={styles.editor} data-over={isOver} {...dropProps}>
      {fixedBecause !== null && <Alert type="info" showIcon title={fixedBecause} />}
      {problems.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={problems.map((problem) => (
            <p key={problem} className={styles.problem}>
              {problem}
            </p>
          ))}
        />
      )}
      {!isFixed && <AddFiles onChoose={add} />}
      <PictureList
        pictures={assets.filter(isPicture)}
        uploads={list.filter((upload) => !isDocument(upload))}
        {...{ verbs, queue, adName, isFixed }}
        onSay={setSaid}
      />
      <DocumentList
        documents={assets.filter((asset) => !isPicture(asset))}
        uploads={list.filter(isDocument)}
        {...{ verbs, queue, isFixed }}
      />
      {!isFixed && <RemovedFiles removed={removed} verbs={verbs} />}
      {verbs === null && list.some(({ state }) => state === 'WAITING') && (
        <p className={styles.note}>These files are sent when the ad is saved.</p>
      )}
      <p role="status" className={styles.said}>
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </div>
  );
}

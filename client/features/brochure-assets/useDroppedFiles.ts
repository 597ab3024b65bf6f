import { useState, type DragEvent, type HTMLAttributes } from 'react';

type DropProps = Pick<HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on an element; null takes none. */
export function useDroppedFiles(onFiles: ((files: readonly File[]) => void) | null): {
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
        // without this the browser would open the file in place of the page
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

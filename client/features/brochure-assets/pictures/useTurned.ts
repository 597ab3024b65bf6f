import { useEffect, useState } from 'react';
import { fetchAsFile } from '../../../platform/downloads/fetchAsFile';
import { drawTurned, type Turned } from './drawTurned';

interface Shown {
  turned: Turned | null;
  /** object URL of the rotated picture */
  address: string | null;
  isUnreadable: boolean;
}

const nothing: Shown = { turned: null, address: null, isUnreadable: false };

/** Rotates a picture from the server or from a local file by `quarters` × 90°. */
export function useTurned(source: string | File, quarters: number): Shown {
  const [shown, setShown] = useState<Shown>(nothing);

  useEffect(() => {
    let isOver = false;
    let address: string | null = null;
    const turn = async (): Promise<void> => {
      const file = typeof source === 'string' ? await fetchAsFile(source, 'picture') : source;
      const turned = await drawTurned(file, quarters);
      const blob = await new Promise<Blob | null>((resolve) => turned.canvas.toBlob(resolve, turned.type));
      if (isOver || blob === null) return;
      address = URL.createObjectURL(blob);
      setShown({ turned, address, isUnreadable: false });
    };
    turn().catch(() => {
      if (!isOver) setShown({ ...nothing, isUnreadable: true });
    });
    return () => {
      isOver = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [source, quarters]);

  return shown;
}

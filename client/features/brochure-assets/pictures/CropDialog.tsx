import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import styles from './CropDialog.module.css';
import { useTurned } from './useTurned';
import type { Turned } from './drawTurned';
import 'react-image-crop/dist/ReactCrop.css';

const ratios = { Free: undefined, '4:3': 4 / 3, Square: 1, '16:9': 16 / 9 } as const;

type Shape = keyof typeof ratios;

const shapes = Object.keys(ratios) as Shape[];

/** Width divided by height; undefined for a free shape. */
function ratioOf(shape: Shape): number | undefined {
  return ratios[shape];
}

/** The largest centred crop of a shape. */
function cropFor(shape: Shape, { width, height }: { width: number; height: number }): PercentCrop {
  const ratio = ratioOf(shape);
  const own = width / height;
  const part = { width: 100, height: 100 };
  if (ratio !== undefined && ratio > own) part.height = (100 * own) / ratio;
  if (ratio !== undefined && ratio < own) part.width = (100 * ratio) / own;
  return { unit: '%', x: (100 - part.width) / 2, y: (100 - part.height) / 2, ...part };
}

const quality = 0.92;

/** Returns the cropped part of a picture as a new file. */
async function cutOut({ canvas, width, height, type }: Turned, crop: PercentCrop, name: string): Promise<File> {
  const pixels = (percent: number, whole: number): number => Math.round((percent / 100) * whole);
  const [x, y] = [pixels(crop.x, width), pixels(crop.y, height)];
  const across = Math.max(1, pixels(crop.width, width));
  const down = Math.max(1, pixels(crop.height, height));
  const cut = Object.assign(document.createElement('canvas'), { width: across, height: down });
  cut.getContext('2d')?.drawImage(canvas, x, y, across, down, 0, 0, across, down);
  const blob = await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, type, quality));
  if (blob === null) throw new Error('The picture could not be cut.');
  const ending = type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], `${name.replace(/\.\w+$/, '')}.${ending}`, { type });
}

interface CropDialogProps {
  source: string | File;
  name: string;
  onDone: (file: File) => void;
  onClose: () => void;
}

const wholePicture: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Rotates a picture in steps of 90° and crops it on this device. The result is a new file. */
export default function CropDialog({ source, name, onDone, onClose }: CropDialogProps) {
  const [quarters, setQuarters] = useState(0);
  const [shape, setShape] = useState<Shape>('Free');
  const [crop, setCrop] = useState<PercentCrop>(wholePicture);
  const [busy, setBusy] = useState(false);
  const { turned, address, isUnreadable } = useTurned(source, quarters);

  const turn = (by: 1 | 3): void => {
    setQuarters((quarters + by) % 4);
    setCrop(wholePicture);
    setShape('Free');
  };

  async function done(): Promise<void> {
    if (turned === null) return;
    setBusy(true);
    const file = await cutOut(turned, crop, name).catch(() => null);
    setBusy(false);
    if (file === null) return;
    onDone(file);
    onClose();
  }

  return (
    <Dialog
      open
      title={`Crop or turn: ${name}`}
      width={860}
      okText="Use this picture"
      okButtonProps={{ disabled: turned === null, loading: busy }}
      onOk={() => void done()}
      onCancel={onClose}
    >
      {isUnreadable ? (
        <Alert
          type="error"
          showIcon
          title={
            typeof source === 'string'
              ? 'This picture cannot be read here.'
              : 'This browser cannot show this picture before it is sent. Save the ad, then crop it.'
          }
        />
      ) : (
        <>
          <div className={styles.tools}>
            <Button icon={<MoreIcon name="turnLeft" size={16} />} onClick={() => turn(3)}>
              Turn left
            </Button>
            <Button icon={<MoreIcon name="turnRight" size={16} />} onClick={() => turn(1)}>
              Turn right
            </Button>
            <Segmented<Shape>
              aria-label="Shape"
              options={[...shapes]}
              value={shape}
              onChange={(next) => {
                setShape(next);
                if (turned !== null) setCrop(cropFor(next, turned));
              }}
            />
          </div>
          {turned === null && (
            <div className={styles.stage} role="status" aria-busy="true" aria-label="Loading the picture">
              <Skeleton height="40vh" />
            </div>
          )}
          {address !== null && turned !== null && (
            <div className={styles.stage}>
              <ReactCrop
                crop={crop}
                aspect={ratioOf(shape)}
                keepSelection
                minWidth={24}
                minHeight={24}
                ruleOfThirds
                onChange={(_, percent) => setCrop(percent)}
              >
                <img src={address} alt={`${name}, to be cut`} className={styles.picture} />
              </ReactCrop>
            </div>
          )}
          <p className={styles.hint}>Draw the corners, or go to one with Tab and move it with the arrow keys.</p>
        </>
      )}
    </Dialog>
  );
}

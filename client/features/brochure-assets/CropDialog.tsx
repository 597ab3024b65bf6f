import { Alert, Button, Segmented } from 'antd';
import { Dialog } from '../../ui/dialog/Dialog';
import { useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { MoreIcon } from '../../ui/MoreIcon';
import styles from './CropDialog.module.css';
import { cropFor, ratioOf, shapes, type Shape } from './cropFor';
import { cutOut } from './cutOut';
import { useTurned } from './useTurned';

interface CropDialogProps {
  source: string | File;
  name: string;
  onDone: (file: File) => void;
  onClose: () => void;
}

const wholePicture: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Turns a picture by quarters and cuts it, on this device; what comes out is a new file. */
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
      {isUnreadable && <Alert type="error" showIcon title="This picture cannot be read here." />}
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
    </Dialog>
  );
}

import { Button, Progress } from 'antd';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { AltTextField } from '../pictures/AltTextField';
import { FilePicture } from '../pictures/FilePicture';
import styles from '../pictures/PictureTile.module.css';
import { TileButton } from '../TileButton';
import type { Upload } from './Upload';
import type { UploadQueue } from './UploadQueue';
import { uploadLabel } from '../uploadLabel';

interface UploadTileProps {
  upload: Upload;
  queue: UploadQueue;
  onCrop: () => void;
}

/** A picture that is not uploaded yet. */
export function UploadTile({ upload, queue, onCrop }: UploadTileProps) {
  const { key, file, kind, state, progress, problem, altText } = upload;
  const { name } = file;
  const isAtRest = state === 'WAITING' || state === 'FAILED';
  return (
    <li className={styles.tile} data-state={state}>
      <div className={styles.frame}>
        {kind === 'PICTURE' && <FilePicture file={file} alt={altText || name} />}
        {state === 'SENDING' && (
          <Progress
            className={styles.progress}
            percent={Math.round(progress * 100)}
            size="small"
            aria-label={`Sending ${name}`}
          />
        )}
      </div>
      <p className={styles.state}>
        <span className={styles.fileName}>{name}</span> {uploadLabel(upload)}
      </p>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isAtRest && kind === 'PICTURE' && (
        <AltTextField name={name} altText={altText} onDone={(text) => queue.describe(key, text)} />
      )}
      <div className={styles.actions} role="group" aria-label={name}>
        {state === 'FAILED' && (
          <Button size="small" onClick={() => void queue.tryAgain(key)}>
            Try again
          </Button>
        )}
        {isAtRest && kind === 'PICTURE' && (
          <>
            <TileButton action="earlier" label={`Move earlier: ${name}`} onPress={() => queue.move(key, -1)}>
              <MoreIcon name="arrowLeft" size={18} />
            </TileButton>
            <TileButton action="later" label={`Move later: ${name}`} onPress={() => queue.move(key, 1)}>
              <MoreIcon name="arrowRight" size={18} />
            </TileButton>
            <TileButton action="crop" label={`Crop or turn: ${name}`} onPress={onCrop}>
              <MoreIcon name="crop" size={18} />
            </TileButton>
          </>
        )}
        {state !== 'SENDING' && (
          <TileButton action="remove" label={`Remove: ${name}`} onPress={() => queue.drop(key)}>
            <MoreIcon name="bin" size={18} />
          </TileButton>
        )}
      </div>
    </li>
  );
}

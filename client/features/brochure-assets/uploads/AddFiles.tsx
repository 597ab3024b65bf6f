import { Button } from 'antd';
import { useRef, type ChangeEvent } from 'react';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import styles from './AddFiles.module.css';

/** Explicit MIME types make phones convert other formats into one of these. */
const photos = 'image/jpeg,image/png,image/webp,image/avif';
/** for pictures that lie on a computer as the phone kept them; browsers know HEIC by the end of the name at most */
const pictures = `${photos},image/heic,image/heif,.heic,.heif`;
const documents = '.pdf,.xlsx,.docx,application/pdf';

interface AddFilesProps {
  onChoose: (files: readonly File[]) => void;
}

/** Chooses files from the device or its camera. Users can also drop or paste files. */
export function AddFiles({ onChoose }: AddFilesProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(target.files ?? [])];
    // lets the user choose the same file again after removing it
    target.value = '';
    if (chosen.length > 0) onChoose(chosen);
  };

  return (
    <div className={styles.place}>
      <div className={styles.buttons}>
        <Button icon={<MoreIcon name="plus" size={16} />} data-add-files onClick={() => files.current?.click()}>
          Add pictures or documents
        </Button>
        <Button className={styles.camera} onClick={() => camera.current?.click()}>
          Take a photo
        </Button>
      </div>
      <p className={styles.hint}>
        Or drop files here, or paste a picture. JPEG, PNG, WebP, AVIF or HEIC up to 15 MB; PDF up to 25 MB; Excel and
        Word up to 10 MB.
      </p>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={`${pictures},${documents}`}
        aria-label="Pictures and documents"
        onChange={choose}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept={photos}
        capture="environment"
        aria-label="Photo from the camera"
        onChange={choose}
      />
    </div>
  );
}

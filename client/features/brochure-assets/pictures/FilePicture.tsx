import { useEffect, useRef } from 'react';
import styles from './PictureTile.module.css';

/** A picture out of a file of this device, under an address that lives as long as this does. */
export function FilePicture({ file, alt }: { file: File; alt: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} alt={alt} className={styles.picture} />;
}

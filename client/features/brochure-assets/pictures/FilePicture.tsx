import { useEffect, useRef } from 'react';
import styles from './PictureTile.module.css';

/** Shows a local picture file. Its object URL lives as long as the component. */
export function FilePicture({ file, alt }: { file: File; alt: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} alt={alt} className={styles.picture} />;
}

import { useEffect, useRef, useState } from 'react';
import styles from './PictureTile.module.css';

/** Shows a local picture file, or says that this browser cannot (HEIC). Its object URL lives as long as the component. */
export function FilePicture({ file, alt }: { file: File; alt: string }) {
  const picture = useRef<HTMLImageElement>(null);
  const [unreadable, setUnreadable] = useState<File | null>(null);
  const isUnreadable = unreadable === file;
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file, isUnreadable]);
  if (isUnreadable) return <p className={styles.unreadable}>Shown once it is sent</p>;
  return <img ref={picture} alt={alt} className={styles.picture} onError={() => setUnreadable(file)} />;
}

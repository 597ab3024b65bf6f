import { useEffect, useRef, useState } from 'react';
import { privatePaths } from '../../../shared/privatePaths';
import styles from './ReviewedVersions.module.css';

interface PageFrameProps {
  databaseId: number;
  version: 'live' | 'proposed';
  /** when the shown version was written, so that a newer one is loaded */
  writtenAt: string;
  title: string;
}

/** The page of an ad as visitors see it at this width, as high as it is, so that all of it scrolls with the screen. */
export function PageFrame({ databaseId, version, writtenAt, title }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);

  function follow(): void {
    const root = frame.current?.contentDocument?.getElementById('root');
    if (root == null) return;
    observer.current?.disconnect();
    // with the room below the page for an action that sticks to the end
    observer.current = new ResizeObserver(() => {
      const { paddingBottom } = getComputedStyle(root.ownerDocument.body);
      setHeight(root.offsetHeight + parseFloat(paddingBottom));
    });
    observer.current.observe(root);
  }

  return (
    <iframe
      key={writtenAt}
      ref={frame}
      className={styles.frame}
      src={privatePaths.adminReviewedPage(databaseId, version)}
      title={title}
      height={height}
      onLoad={follow}
    />
  );
}

import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { localStore } from '../../platform/storage/localStore';
import { navigationPending } from '../../platform/page/navigation/navigationPending';
import { Icon } from '../../ui/icons/Icon';
import styles from './AdminSearch.module.css';

const AdminSearchDialog = lazy(() => import('./AdminSearchDialog'));

interface AdminSearchProps {
  /** the screens that it can jump to */
  screens: readonly { label: string; path: string }[];
}

/** The button of the administrators' search, and its keys: Ctrl or Cmd + K, and "/" where letters are shortcuts. */
export function AdminSearch({ screens }: AdminSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || isOpen || navigationPending.get()) return;
    event.preventDefault();
    setOpen(true);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label="Search everything"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        title="Search everything (/ or Ctrl+K)"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      {isOpen && (
        <Suspense>
          <AdminSearchDialog screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const place = target instanceof Element ? target : document.body;
  if (altKey || place.closest('[role="dialog"]') !== null) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const isTyping = place.closest('input, textarea, select, [contenteditable="true"]') !== null;
  return key === '/' && !isTyping && localStore.read('letterShortcuts') !== false;
}

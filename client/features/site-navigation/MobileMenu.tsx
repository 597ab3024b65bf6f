import { lazy, Suspense, useId } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './MobileMenu.module.css';
import { useDrawer } from './useDrawer';
import type { SiteNavigation } from './useSiteNavigation';

const MobileMenuLinks = lazy(() => import('./MobileMenuLinks'));

/** The menu button and its drawer with the full navigation of wider windows. */
export function MobileMenu({ navigation }: { navigation: SiteNavigation }) {
  const id = useId();
  const { drawer, open, close } = useDrawer();

  return (
    <div className={styles.menu}>
      <button type="button" popoverTarget={id} aria-haspopup="dialog" className={styles.button} onClick={open}>
        <Icon name="menu" size={24} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </button>
      <dialog ref={drawer} id={id} popover="auto" aria-label="Menu" className={styles.drawer}>
        <div className={styles.content}>
          <div className={styles.head}>
            <p className={styles.title}>Browse</p>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className={styles.button}
              onClick={close}
            >
              <Icon name="close" size={24} />
              <VisuallyHidden>Close menu</VisuallyHidden>
            </button>
          </div>
          <Suspense>
            <MobileMenuLinks navigation={navigation} />
          </Suspense>
        </div>
      </dialog>
    </div>
  );
}

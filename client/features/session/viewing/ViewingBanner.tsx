import { useRef } from 'react';
import { useEndVendorViewingMutation } from '../../../generated/EndVendorViewing';
import { privatePaths } from '../../../shared/privatePaths';
import { paths } from '../../../shared/paths';
import { useBottomBar } from '../../../ui/useBottomBar';
import { sessionStore } from '../sessionStore';
import { useSession } from '../useSession';
import styles from './ViewingBanner.module.css';

/** Stays on every page of a tab that shows the site as a vendor sees it, and ends that. */
export default function ViewingBanner() {
  const { session } = useSession();
  const banner = useRef<HTMLElement>(null);
  useBottomBar(banner, '--viewing-bar');
  const [endOnServer] = useEndVendorViewingMutation();
  if (session === null) return null;
  const { email, vendor } = session.user;

  async function stop(): Promise<void> {
    // without a connection it ends by itself
    await endOnServer().catch(() => undefined);
    sessionStore.end('SIGNED_OUT');
    window.location.assign(vendor === null ? paths.admin() : privatePaths.adminVendor(vendor.databaseId));
  }

  return (
    <aside ref={banner} className={styles.banner} aria-label="You see the site as a vendor">
      <span>
        You see the site as <strong>{vendor?.companyName ?? email}</strong> ({email}) · read only
      </span>
      <button type="button" className={styles.stop} onClick={() => void stop()}>
        Stop
      </button>
    </aside>
  );
}

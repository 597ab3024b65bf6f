import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { Session } from '../../features/session/Session';
import { useLogout } from '../../features/session/useLogout';
import { VendorMenu } from '../../features/vendor-area/VendorMenu';
import { paths } from '../../shared/paths';
import { privatePaths } from '../../shared/privatePaths';
import { Link } from '../../ui/Link';
import styles from './VendorLayout.module.css';

interface VendorTopBarProps {
  session: Session;
  vendorId: number;
}

export function VendorTopBar({ session, vendorId }: VendorTopBarProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const logout = useLogout();
  const closeDrawer = () => setDrawerOpen(false);
  return (
    <header className={styles.bar}>
      <Button className={styles.fold} aria-expanded={isDrawerOpen} onClick={() => setDrawerOpen(true)}>
        Menu
      </Button>
      <Link className={styles.brand} to={privatePaths.vendorBrochures(vendorId)}>
        Local Offers <span className={styles.area}>Vendors</span>
      </Link>
      <div className={styles.end}>
        <span className={styles.who} title={session.user.email}>
          {session.user.name ?? session.user.email}
        </span>
        <Link className={styles.site} to={paths.brochureList()}>
          View site
        </Link>
        <Button onClick={() => void logout()}>LOGOUT</Button>
      </div>
      <Drawer
        title={session.user.vendor?.companyName ?? 'Menu'}
        placement="left"
        size={280}
        open={isDrawerOpen}
        onClose={closeDrawer}
      >
        <VendorMenu vendorId={vendorId} onChoose={closeDrawer} />
        <p className={styles.drawerEnd}>
          <Link to={paths.brochureList()} onClick={closeDrawer}>
            View site
          </Link>
        </p>
      </Drawer>
    </header>
  );
}

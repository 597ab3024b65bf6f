import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { Session } from '../../features/session/Session';
import { useLogout } from '../../features/session/useLogout';
import { paths } from '../../shared/paths';
import { Dropdown } from '../../ui/Dropdown';
import { Link } from '../../ui/Link';
import { NavLink } from '../../ui/NavLink';
import { adminBarButtons, adminBarMenus, type AdminBarEntry } from './adminBar';
import styles from './AdminLayout.module.css';
import { visibleEntries } from './visibleEntries';

interface AdminTopBarProps {
  session: Session;
  screenPaths: readonly string[];
}

export function AdminTopBar({ session, screenPaths }: AdminTopBarProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const logout = useLogout();
  const menus = adminBarMenus
    .map(({ label, entries }) => ({ label, entries: visibleEntries(entries, session.role, screenPaths) }))
    .filter(({ entries }) => entries.length > 0);
  const buttons = visibleEntries(adminBarButtons, session.role, screenPaths);
  const closeDrawer = () => setDrawerOpen(false);

  return (
    <header className={styles.bar}>
      <Button className={styles.fold} aria-expanded={isDrawerOpen} onClick={() => setDrawerOpen(true)}>
        Menu
      </Button>
      <Link className={styles.brand} to={paths.admin()}>
        Local Offers <span className={styles.area}>Admin</span>
      </Link>
      <nav className={styles.wide} aria-label="Administration">
        {menus.map(({ label, entries }) => (
          <Dropdown key={label} label={label} group="admin-bar" labelClassName={styles.menuLabel}>
            <div className={styles.menu}>
              <Entries entries={entries} />
            </div>
          </Dropdown>
        ))}
        {buttons.length > 0 && (
          <>
            <div className={styles.creators}>
              <Entries entries={buttons} />
            </div>
            <div className={styles.creatorsFolded}>
              <Dropdown label="New ad" group="admin-bar" labelClassName={styles.menuLabel}>
                <div className={styles.menu}>
                  <Entries entries={buttons} />
                </div>
              </Dropdown>
            </div>
          </>
        )}
      </nav>
      <div className={styles.end}>
        <span className={styles.who} title={session.user.email}>
          {session.user.name ?? session.user.email}
        </span>
        <Link className={styles.site} to={paths.brochureList()}>
          View site
        </Link>
        <Button onClick={() => void logout()}>LOGOUT</Button>
      </div>
      <Drawer title="Menu" placement="left" size={280} open={isDrawerOpen} onClose={closeDrawer}>
        <nav className={styles.drawer} aria-label="Administration">
          <NavLink to={paths.admin()} onClick={closeDrawer}>
            Overview
          </NavLink>
          {menus.map(({ label, entries }) => (
            <section key={label} className={styles.drawerGroup} aria-label={label}>
              <h2>{label}</h2>
              <Entries entries={entries} onChoose={closeDrawer} />
            </section>
          ))}
          <Entries entries={buttons} onChoose={closeDrawer} />
          <Link to={paths.brochureList()} onClick={closeDrawer}>
            View site
          </Link>
        </nav>
      </Drawer>
    </header>
  );
}

interface EntriesProps {
  entries: readonly AdminBarEntry[];
  onChoose?: () => void;
}

function Entries({ entries, onChoose }: EntriesProps) {
  return entries.map(({ label, path }) => (
    <NavLink key={path} to={path} onClick={onChoose}>
      {label}
    </NavLink>
  ));
}

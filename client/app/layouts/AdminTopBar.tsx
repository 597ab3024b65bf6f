import { AdminSearch } from '../../features/admin-search/AdminSearch';
import type { Session } from '../../features/session/Session';
import { paths } from '../../shared/paths';
import { Dropdown } from '../../ui/disclosure/Dropdown';
import { NavLink } from '../../ui/links/NavLink';
import { adminBarButtons, adminBarMenus, type AdminBarEntry } from './adminBar';
import styles from './AdminTopBar.module.css';
import barItem from './barItem.module.css';
import { PrivateTopBar } from './PrivateTopBar';
import { visibleEntries } from './visibleEntries';

interface AdminTopBarProps {
  session: Session;
  screenPaths: readonly string[];
}

export function AdminTopBar({ session, screenPaths }: AdminTopBarProps) {
  const menus = adminBarMenus
    .map(({ label, entries }) => ({ label, entries: visibleEntries(entries, screenPaths) }))
    .filter(({ entries }) => entries.length > 0);
  const buttons = visibleEntries(adminBarButtons, screenPaths);

  return (
    <PrivateTopBar
      session={session}
      area="Admin"
      home={paths.admin()}
      folds="belowLarge"
      drawerTitle="Menu"
      drawer={(close) => (
        <nav className={styles.drawer} aria-label="Administration">
          <NavLink to={paths.admin()} onClick={close}>
            Overview
          </NavLink>
          {menus.map(({ label, entries }) => (
            <section key={label} className={styles.drawerGroup} aria-label={label}>
              <h2>{label}</h2>
              <Entries entries={entries} onChoose={close} />
            </section>
          ))}
          <Entries entries={buttons} onChoose={close} />
        </nav>
      )}
    >
      <nav className={styles.wide} aria-label="Administration">
        {menus.map(({ label, entries }) => (
          <Dropdown key={label} label={label} group="admin-bar" labelClassName={barItem.item}>
            <div className={styles.menu}>
              <Entries entries={entries} />
            </div>
          </Dropdown>
        ))}
        {buttons.length > 0 && (
          <>
            <div className={styles.creators}>
              <Entries entries={buttons} className={barItem.item} />
            </div>
            <div className={styles.creatorsFolded}>
              <Dropdown label="New ad" group="admin-bar" labelClassName={barItem.item}>
                <div className={styles.menu}>
                  <Entries entries={buttons} />
                </div>
              </Dropdown>
            </div>
          </>
        )}
      </nav>
      <AdminSearch screens={[...menus.flatMap(({ entries }) => entries), ...buttons]} />
    </PrivateTopBar>
  );
}

interface EntriesProps {
  entries: readonly AdminBarEntry[];
  onChoose?: () => void;
  className?: string | undefined;
}

function Entries({ entries, onChoose, className }: EntriesProps) {
  return entries.map(({ label, path }) => (
    <NavLink key={path} className={className} to={path} onClick={onChoose}>
      {label}
    </NavLink>
  ));
}

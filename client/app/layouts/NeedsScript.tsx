import { Logo } from '../../features/site-navigation/Logo';
// global styles: this component's own styles would not reach a browser without scripts
import header from '../../features/site-navigation/SiteHeader.module.css';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import styles from './PublicLayout.module.css';

/** Replaces an area that only the browser renders, where JavaScript is off: names what is needed and links back. */
export function NeedsScript({ pathname }: { pathname: string }) {
  const title = pathname === paths.login() ? 'Signing in needs JavaScript' : 'This page needs JavaScript';
  return (
    <div className={styles.layout}>
      <header className={header.header}>
        <div className={header.bar}>
          <Logo />
        </div>
      </header>
      <main className={styles.main}>
        <EmptyState
          icon="alert"
          headingLevel="h1"
          title={title}
          actions={
            <ButtonLink to={paths.brochureList()} primary>
              Back to the offers
            </ButtonLink>
          }
        >
          <p>Turn JavaScript on in your browser’s settings, then load this page again.</p>
          <p>Offers, maps and coupons work without it.</p>
        </EmptyState>
      </main>
    </div>
  );
}

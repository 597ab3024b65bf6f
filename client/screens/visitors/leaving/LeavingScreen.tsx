import { AskServer } from '../../../features/site-navigation/missing-pages/AskServer';
import { PageHead } from '../../../platform/page/head/PageHead';
import { Redirect } from '../../../platform/page/navigation/Redirect';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { useAnsweredByServer } from '../../../platform/page/useAnsweredByServer';
import { paths } from '../../../shared/paths';
import { readOutwardUrl } from '../../../shared/readOutwardUrl';
import { ButtonAnchor } from '../../../ui/buttons/ButtonAnchor';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import styles from './LeavingScreen.module.css';
import { siteName } from '../../../shared/site';

const title = `You are leaving ${siteName}`;

/**
 * `/vendorRecirect?vendorUrl=` to a host that none of our ads links to. Shows the host in the form that browsers
 * resolve, so that letters of another alphabet cannot imitate ours.
 */
export default function LeavingScreen() {
  const url = readOutwardUrl(useAddressQuery().get('vendorUrl'));
  if (!useAnsweredByServer()) return <AskServer />;
  if (!url) return <Redirect to={paths.brochureList()} />;
  return (
    <>
      <PageHead title={title} description="This link leads to another site." noIndex />
      <EmptyState
        icon="external"
        headingLevel="h1"
        title={title}
        actions={
          <>
            <ButtonLink to={paths.brochureList()} primary>
              Stay here
            </ButtonLink>
            <ButtonAnchor href={url.href} rel="nofollow noopener noreferrer external">
              Go on
            </ButtonAnchor>
          </>
        }
      >
        <p>This link leads to</p>
        <p>
          <strong className={styles.host}>{url.host}</strong>
        </p>
        <p>None of our offers is known by that address. Go on only if you know and trust it.</p>
        <p className={styles.address}>{url.href}</p>
      </EmptyState>
    </>
  );
}

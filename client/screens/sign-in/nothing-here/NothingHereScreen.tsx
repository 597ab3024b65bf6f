import { homeOf } from '../../../features/session/sessionPlaces';
import { useSession } from '../../../features/session/useSession';
import { PageHead } from '../../../platform/page/head/PageHead';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';

/** The not-found screen for addresses behind the login; links home. */
export default function NothingHereScreen() {
  const { session } = useSession();
  return (
    <>
      <PageHead title="Page not found" description="There is nothing at this address." noIndex />
      <EmptyState
        icon="compass"
        headingLevel="h1"
        title="There is nothing at this address"
        actions={
          session === null ? (
            <ButtonLink to={paths.login()} primary>
              Sign in
            </ButtonLink>
          ) : (
            <ButtonLink to={homeOf(session)} primary>
              {session.role === 'ADMINISTRATOR' ? 'Overview' : 'Your ads'}
            </ButtonLink>
          )
        }
      >
        <p>It may have been mistyped, or a link was cut short.</p>
      </EmptyState>
    </>
  );
}

import { PageHead } from '../../platform/page/head/PageHead';
import { privatePaths } from '../../shared/privatePaths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Replaces a page that a login of a till may not open. */
export function TillOnlyNotice() {
  return (
    <main>
      <PageHead title="Not open to your login" description="This login is for the till." noIndex />
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title="Your login is for the till only"
        actions={
          <ButtonLink to={privatePaths.redeem()} primary>
            To the till
          </ButtonLink>
        }
      >
        <p>This page (403) is for owners and editors. An owner of your company can give you more.</p>
      </EmptyState>
    </main>
  );
}

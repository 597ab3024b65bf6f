import type { ReactNode } from 'react';
import { PageHead } from '../../platform/page/head/PageHead';
import { usePageStatus } from '../../platform/page/PageOutcome';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';

interface BrochureUnavailableProps {
  /** HTTP status of the page: 410 tells search engines that the ad existed */
  status: 404 | 410;
  title: string;
  /** for search engines and shared links */
  description: string;
  /** the reason and the next steps */
  children: ReactNode;
}

/** Replaces an ad that cannot be shown. Gives the reason and a link to all offers. */
export function BrochureUnavailable({ status, title, description, children }: BrochureUnavailableProps) {
  usePageStatus(status);
  return (
    <>
      <PageHead title={title} description={description} noIndex />
      <EmptyState
        icon="calendar"
        headingLevel="h1"
        title={title}
        actions={
          <ButtonLink to={paths.brochureList()} primary>
            All offers
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}

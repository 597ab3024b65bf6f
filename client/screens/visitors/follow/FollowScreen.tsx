import { useContext } from 'react';
import { readBrowseQuery } from '../../../features/browse-filters/addresses/browseQuery';
import { NotFound } from '../../../features/site-navigation/missing-pages/NotFound';
import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { useFollowScreenQuery } from '../../../generated/FollowScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { SiteUrlContext } from '../../../platform/page/contexts/SiteUrlContext';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loading } from '../../../ui/feedback/Loading';
import { Link } from '../../../ui/links/Link';
import { EmbedSection } from './EmbedSection';
import { FollowForm } from './FollowForm';
import styles from './FollowScreen.module.css';

/** How to follow a list without an account: by mail, feed or calendar (docs/rules/follows.md). */
export default function FollowScreen() {
  const query = useAddressQuery();
  const siteUrl = useContext(SiteUrlContext);
  const { category, mapArea, vendorId } = readBrowseQuery(query);
  const { data, error, refetch } = useFollowScreenQuery({ variables: { category, mapArea, vendorId } });
  if (error && errorCode(error) === 'VALIDATION_FAILED') return <NotFound />;
  if (error) {
    return (
      <NotLoaded
        title="Follow"
        message="The page could not be loaded"
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (!data) return <Loading />;
  const topic = data.followTopic;
  if (!topic) return <NotFound />;
  const { name, listPath, followPath, rssPath, jsonFeedPath, calendarPath } = topic;
  const title = `Follow: ${name}`;
  const head = (
    <PageHead
      title={title}
      description="New offers by mail, feed or calendar, without an account."
      path={followPath}
      noIndex
    />
  );
  if (query.has('sent')) {
    return (
      <>
        {head}
        <EmptyState
          icon="check"
          headingLevel="h1"
          title="One more step: look into your mail"
          actions={<ButtonLink to={listPath}>Back to the offers</ButtonLink>}
        >
          <p>
            We have mailed you a link. Open it and press its button within 7 days: before that, nothing else is sent.
          </p>
        </EmptyState>
      </>
    );
  }
  return (
    <div className={styles.page}>
      {head}
      <h1 className={styles.heading}>{title}</h1>
      <p>
        Hear what is new and what ends soon, without an account. Back to <Link to={listPath}>{name}</Link>.
      </p>
      <section className={styles.section} aria-labelledby="follow-mail">
        <h2 id="follow-mail">Get new offers by e-mail</h2>
        <FollowForm path={followPath} />
      </section>
      <section className={styles.section} aria-labelledby="follow-calendar">
        <h2 id="follow-calendar">See in your calendar what ends</h2>
        <p>The last day of each offer, kept up to date.</p>
        <ul className={styles.links}>
          <li>
            <a href={siteUrl.replace(/^https?:/, 'webcal:') + calendarPath} className={styles.link}>
              Subscribe in a calendar
            </a>
          </li>
          <li>
            <a href={calendarPath} className={styles.link}>
              Download the file (.ics)
            </a>
          </li>
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="follow-feed">
        <h2 id="follow-feed">Read it in a feed reader</h2>
        <p>Copy one of these addresses into your reader.</p>
        <ul className={styles.links}>
          <li>
            <a href={rssPath} type="application/rss+xml" className={styles.link}>
              RSS
            </a>
          </li>
          <li>
            <a href={jsonFeedPath} type="application/feed+json" className={styles.link}>
              JSON Feed
            </a>
          </li>
        </ul>
      </section>
      <EmbedSection topic={topic} />
    </div>
  );
}

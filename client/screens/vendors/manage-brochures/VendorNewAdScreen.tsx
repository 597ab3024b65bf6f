import { Button } from 'antd';
import { useContext } from 'react';
import { statusNames } from '../../../features/brochure-grid/brochureLabels';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { useVendorNewAdScreenQuery } from '../../../generated/VendorNewAdScreen';
import { ContactEmailContext } from '../../../platform/page/contexts/ContactEmailContext';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useDuplicate } from './useDuplicate';
import styles from './VendorNewAdScreen.module.css';
import { isFromSource, typeLabels } from '../../../generated/brochureTypes';

/** Starts a new ad: by copying an own one, or by contacting us. */
export default function VendorNewAdScreen() {
  const contact = useContext(ContactEmailContext);
  const { data, error, loading, refetch } = useVendorNewAdScreenQuery({ fetchPolicy: 'no-cache' });
  const { duplicate, busyId } = useDuplicate();
  useSharedLoading(loading || busyId !== null);
  // a tourism ad belongs to its source
  const own = data?.viewer?.brochures?.edges.map(({ node }) => node).filter(({ type }) => !isFromSource(type));
  return (
    <>
      <VendorHeading
        title="New ad"
        lead="Begin with an ad that you have: the copy is yours to change, and waits until we have looked at it."
      />
      {error !== undefined && (
        <LoadFailure title="Your ads could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {own === undefined && error === undefined && <Skeleton height="240px" />}
      {own !== undefined && own.length > 0 && (
        <ul className={styles.list}>
          {own.map(({ id, displayTitle, type, status }) => (
            <li key={id}>
              <span className={styles.about}>
                <strong>{displayTitle}</strong>
                <span className={styles.quiet}>{`${typeLabels[type]} · ${statusNames[status]}`}</span>
              </span>
              <Button
                aria-label={`Duplicate: ${displayTitle}`}
                loading={busyId === id}
                onClick={() => void duplicate({ id, displayTitle })}
              >
                Duplicate
              </Button>
            </li>
          ))}
        </ul>
      )}
      <section className={styles.ask} aria-labelledby="something-else">
        <h2 id="something-else">Something else in mind?</h2>
        <p>
          We make the first ad of every kind with you: a landing page, a coupon, a brochure or a directory entry.{' '}
          {contact === null ? (
            'Tell us what it is about.'
          ) : (
            <>
              Write to <a href={`mailto:${contact}`}>{contact}</a>.
            </>
          )}
        </p>
      </section>
    </>
  );
}

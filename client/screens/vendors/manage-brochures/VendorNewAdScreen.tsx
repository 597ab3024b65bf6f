import { DuplicateButton } from '../../../features/brochure-lifecycle/duplicating/DuplicateButton';
import { TypeChoices } from '../../../features/brochure-lifecycle/TypeChoices';
import { nameOfStatus } from '../../../features/brochure-grid/brochureLabels';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { isFromSource, typeLabels } from '../../../generated/brochureTypes';
import { typeOffers } from '../../../generated/brochureTypeEditors';
import { useVendorNewAdScreenQuery } from '../../../generated/VendorNewAdScreen';
import { privatePaths } from '../../../shared/privatePaths';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './VendorNewAdScreen.module.css';

/** Starts a new ad: by choosing its type, or by copying an own ad. */
export default function VendorNewAdScreen() {
  const { data, error, loading, refetch } = useVendorNewAdScreenQuery({ fetchPolicy: 'no-cache' });
  useSharedLoading(loading);
  // a tourism ad belongs to its source
  const own = data?.viewer?.brochures?.edges.map(({ node }) => node).filter(({ type }) => !isFromSource(type));
  return (
    <>
      <VendorHeading
        title="New ad"
        lead="What do you offer? You write the ad, we look at it, and then visitors see it. You cannot change the kind later."
      />
      <TypeChoices pathOf={privatePaths.vendorNewBrochure} nameOf={(type) => typeOffers[type]} />
      {error !== undefined && (
        <LoadFailure title="Your ads could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {own === undefined && error === undefined && <Skeleton height="240px" />}
      {own !== undefined && own.length > 0 && (
        <section className={styles.copies} aria-labelledby="begin-with-a-copy">
          <h2 id="begin-with-a-copy">Or begin with an ad that you have</h2>
          <ul className={styles.list}>
            {own.map((ad) => {
              const { id, displayTitle, type, status, isDraft } = ad;
              return (
                <li key={id}>
                  <span className={styles.about}>
                    <strong>{displayTitle}</strong>
                    <span className={styles.quiet}>{`${typeLabels[type]} · ${nameOfStatus({ status, isDraft })}`}</span>
                  </span>
                  <DuplicateButton brochure={ad} />
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

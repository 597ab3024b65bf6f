import { Button } from 'antd';
import { isCreatable } from '../../../features/brochure-lifecycle/editorPath';
import { statusNames } from '../../../features/brochure-grid/brochureLabels';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { brochureTypes, isFromSource, typeIcons, typeLabels } from '../../../generated/brochureTypes';
import { typeIntroductions, typeOffers } from '../../../generated/brochureTypeEditors';
import { useVendorNewAdScreenQuery } from '../../../generated/VendorNewAdScreen';
import { privatePaths } from '../../../shared/privatePaths';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import { useDuplicate } from './useDuplicate';
import styles from './VendorNewAdScreen.module.css';

/** Starts a new ad: by choosing its type, or by copying an own ad. */
export default function VendorNewAdScreen() {
  const { data, error, loading, refetch } = useVendorNewAdScreenQuery({ fetchPolicy: 'no-cache' });
  const { duplicate, busyId } = useDuplicate();
  useSharedLoading(loading || busyId !== null);
  // a tourism ad belongs to its source
  const own = data?.viewer?.brochures?.edges.map(({ node }) => node).filter(({ type }) => !isFromSource(type));
  return (
    <>
      <VendorHeading
        title="New ad"
        lead="What do you offer? You write the ad, we look at it, and then visitors see it. The kind of an ad is for good."
      />
      <ul className={styles.choices}>
        {brochureTypes.filter(isCreatable).map((type) => (
          <li key={type}>
            <Link to={privatePaths.vendorNewBrochure(type)} className={styles.choice}>
              <Icon name={typeIcons[type]} size={28} />
              <span>
                <strong className={styles.name}>{typeOffers[type]}</strong>
                {typeIntroductions[type]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <LoadFailure title="Your ads could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {own === undefined && error === undefined && <Skeleton height="240px" />}
      {own !== undefined && own.length > 0 && (
        <section className={styles.copies} aria-labelledby="begin-with-a-copy">
          <h2 id="begin-with-a-copy">Or begin with an ad that you have</h2>
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
        </section>
      )}
    </>
  );
}

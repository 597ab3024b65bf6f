import { lazy, Suspense, useContext } from 'react';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { brochurePath } from '../../../features/brochures/brochurePath';
import { BrochureSuggestions } from '../../../features/brochures/BrochureSuggestions';
import { metaDescription } from '../../../features/brochures/metaDescription';
import { BrochureStructuredData } from '../../../features/structured-data/BrochureStructuredData';
import { SaveOfferButton } from '../../../features/my-offers/SaveOfferButton';
import { useSession } from '../../../features/session/useSession';
import { ShareButton } from '../../../features/sharing/ShareButton';
import { previewPath } from '../../../features/previews/previewPath';
import { usePreviewToken } from '../../../features/previews/usePreviewToken';
import { useRecordedView } from '../../../features/statistics/useRecordedView';
import type { BrochureDetailsBrochureFragment } from '../../../generated/types';
import { SiteUrlContext } from '../../../platform/page/contexts/SiteUrlContext';
import { PageHead } from '../../../platform/page/head/PageHead';
import { Alert } from '../../../ui/feedback/Alert';
import { BackLink } from './BackLink';
import { BrochureArticle } from '../../../features/brochure-article/BrochureArticle';
import styles from './BrochureDetails.module.css';
import { EnquiryLinks } from './EnquiryLinks';
import { NearbyBrochures } from './NearbyBrochures';
import { SimilarBrochures } from './SimilarBrochures';
import { brochureTypes, isFromSource } from '../../../generated/brochureTypes';

// for signed-in users
const SharePreviewButton = lazy(() => import('../../../features/previews/SharePreviewButton'));

const typesOfBusiness = brochureTypes.filter((type) => !isFromSource(type));

interface BrochureDetailsProps {
  brochure: BrochureDetailsBrochureFragment;
}

/** The page of an ad (docs/rules/screens.md#details). */
export function BrochureDetails({ brochure }: BrochureDetailsProps) {
  const { type, category, vendor, displayTitle } = brochure;
  const isPreview = brochure.status === 'PENDING_REVIEW';
  const path = brochurePath(brochure);
  const siteUrl = useContext(SiteUrlContext);
  const previewToken = usePreviewToken();
  const isSignedIn = useSession().session !== null;
  // docs/rules/search-and-lists.md#more-from-a-business
  const business = vendor?.companyName ?? brochure.companyName;
  const ofBusiness = vendor === null ? { businessOf: brochure.databaseId } : { vendorId: vendor.databaseId };
  useRecordedView(brochure);

  return (
    <>
      <PageHead
        title={displayTitle}
        description={metaDescription(brochure)}
        path={path}
        image={brochure.thumbnail}
        noIndex={isPreview}
      />
      {!isPreview && vendor !== null && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`New offers: ${vendor.companyName}`}
          href={`/feeds/business/${vendor.databaseId}.rss`}
        />
      )}
      {!isPreview && !isFromSource(type) && (
        <link
          rel="alternate"
          type="application/json+oembed"
          title={displayTitle}
          href={`/oembed?url=${encodeURIComponent(siteUrl + path)}`}
        />
      )}
      {!isPreview && <BrochureStructuredData brochure={brochure} />}
      <div className={styles.bar}>
        <BackLink />
        <div className={styles.tools}>
          {!isPreview && <SaveOfferButton brochure={brochure} />}
          {isPreview && isSignedIn ? (
            <Suspense>
              <SharePreviewButton brochure={brochure} />
            </Suspense>
          ) : (
            <ShareButton title={displayTitle} path={previewPath(path, isPreview ? previewToken : null)} />
          )}
        </div>
      </div>
      {isPreview && (
        <div className={styles.notice}>
          <Alert>
            Preview – not yet published. {previewToken !== null && 'Only people with this link can see it.'}
            {previewToken === null && isSignedIn && 'Only its business and administrators can see it.'}
          </Alert>
        </div>
      )}
      <BrochureArticle brochure={brochure} isPreview={isPreview} />
      {!isPreview && (
        <EnquiryLinks
          databaseId={brochure.databaseId}
          followed={vendor === null ? `category=${category.code}` : `vendorId=${vendor.databaseId}`}
          followLabel={vendor === null ? `Follow ${category.name}` : 'Follow this business'}
        />
      )}
      {business !== null && (
        <BrochureSuggestions
          heading={`More from ${business}`}
          filter={{ ...ofBusiness, types: [...typesOfBusiness], statuses: ['PUBLISHED'], isActive: true }}
          all={{ to: browsePath({ ...ofBusiness, types: [...typesOfBusiness] }), label: `All from ${business}` }}
          exceptId={brochure.id}
        />
      )}
      {!isPreview && (
        <NearbyBrochures databaseId={brochure.databaseId} isApproximate={brochure.positionSource === 'SUBURB'} />
      )}
      <SimilarBrochures brochure={brochure} />
    </>
  );
}

import { lazy, Suspense, useContext } from 'react';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { brochurePath } from '../../../features/brochures/brochurePath';
import { CouponAmount } from '../../../features/brochures/price/CouponAmount';
import { CouponPrice } from '../../../features/brochures/price/CouponPrice';
import { BrochureSuggestions } from '../../../features/brochures/BrochureSuggestions';
import { CategoryArt } from '../../../features/brochures/category-art/CategoryArt';
import { metaDescription } from '../../../features/brochures/metaDescription';
import { TypeMark } from '../../../features/brochures/TypeMark';
import { BrochureStructuredData } from '../../../features/structured-data/BrochureStructuredData';
import { categoryIcon } from '../../../features/categories/categoryIcon';
import { GetCouponButton } from '../../../features/coupons/GetCouponButton';
import { SaveOfferButton } from '../../../features/my-offers/SaveOfferButton';
import { useSession } from '../../../features/session/useSession';
import { ShareButton } from '../../../features/sharing/ShareButton';
import { previewPath } from '../../../features/previews/previewPath';
import { usePreviewToken } from '../../../features/previews/usePreviewToken';
import { useRecordedView } from '../../../features/statistics/useRecordedView';
import type { BrochureDetailsScreenQuery } from '../../../generated/types';
import { SiteUrlContext } from '../../../platform/page/contexts/SiteUrlContext';
import { PageHead } from '../../../platform/page/head/PageHead';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import { Markup } from '../../../ui/markup/Markup';
import { BackLink } from './BackLink';
import styles from './BrochureDetails.module.css';
import { BrochurePages } from './BrochurePages';
import { ContactActions } from './contact/ContactActions';
import { EnquiryLinks } from './EnquiryLinks';
import { NearbyBrochures } from './NearbyBrochures';
import { PictureGallery } from './pictures/PictureGallery';
import { QrCode } from './QrCode';
import { SimilarBrochures } from './SimilarBrochures';
import { SocialLinks } from './contact/SocialLinks';
import { StickyAction } from './StickyAction';
import { TourismSource } from './TourismSource';
import { WhenAndWhere } from './WhenAndWhere';
import { brochureTypes, hasCoupons, isFromSource, typePages } from '../../../generated/brochureTypes';
import { classNames } from '../../../ui/classNames';

// for signed-in users
const SharePreviewButton = lazy(() => import('../../../features/previews/SharePreviewButton'));

const typesOfBusiness = brochureTypes.filter((type) => !isFromSource(type));

interface BrochureDetailsProps {
  brochure: NonNullable<BrochureDetailsScreenQuery['brochure']>;
}

/**
 * Picture, title, price and actions, which are in the first view of a phone, then text, dates and place
 * (docs/rules/screens.md#details).
 */
export function BrochureDetails({ brochure }: BrochureDetailsProps) {
  const { type, category, vendor, displayTitle, highlights, description, termsOfOffer } = brochure;
  const isPreview = brochure.status === 'PENDING_REVIEW';
  const path = brochurePath(brochure);
  const siteUrl = useContext(SiteUrlContext);
  const previewToken = usePreviewToken();
  const isSignedIn = useSession().session !== null;
  const isBrochureAd = typePages[type] === 'brochure';
  const isSoldOut = !brochure.couponsUnlimited && brochure.couponsRemaining === 0;
  const isCoupon = hasCoupons(type) && !isPreview;
  // what is known of a plain listing is its place, which then has the room of the text
  const isSparse =
    !isBrochureAd &&
    highlights === null &&
    description === null &&
    termsOfOffer === null &&
    brochure.thumbnail === null;
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
      <article className={classNames(styles.details, isBrochureAd && styles.titleFirst, isSparse && styles.sparse)}>
        <div className={styles.gallery}>
          {isBrochureAd ? (
            <BrochurePages brochure={brochure} />
          ) : (
            <PictureGallery
              brochure={brochure}
              title={displayTitle}
              otherwise={
                <div className={styles.art}>
                  <CategoryArt category={category} databaseId={brochure.databaseId} />
                </div>
              }
            />
          )}
        </div>
        <header className={styles.head}>
          <p className={styles.marks}>
            <TypeMark type={type} />
            <Link to={browsePath({ category: category.code })} className={styles.category}>
              <Icon name={categoryIcon(category)} />
              {category.name}
            </Link>
          </p>
          <h1 className={styles.title}>{displayTitle}</h1>
        </header>
        <aside className={styles.aside} aria-label="Price, contact and place">
          <div className={styles.offer}>
            {hasCoupons(type) && <CouponPrice brochure={brochure} />}
            {isCoupon && (
              <StickyAction>
                <CouponAmount brochure={brochure} />
                <GetCouponButton brochure={brochure} className={styles.button} />
              </StickyAction>
            )}
            {isCoupon && isSoldOut && (
              <ButtonLink to={paths.couponForm(brochure.databaseId)}>Tell me if a coupon returns</ButtonLink>
            )}
            <ContactActions brochure={brochure} withPrimary={!isCoupon || isSoldOut} />
          </div>
          <div className={styles.facts}>
            <WhenAndWhere brochure={brochure} />
            <SocialLinks brochure={brochure} />
            {!isPreview && <QrCode url={brochure.qrCodeUrl} databaseId={brochure.databaseId} />}
          </div>
        </aside>
        <div className={styles.text}>
          {highlights !== null && <p className={styles.highlights}>{highlights}</p>}
          {description !== null && <Markup text={description} />}
          {isBrochureAd && <PictureGallery brochure={brochure} title={displayTitle} withoutCover />}
          {termsOfOffer !== null && (
            <section className={styles.terms}>
              <h2>Terms of the offer</h2>
              <p>{termsOfOffer}</p>
            </section>
          )}
          {isFromSource(type) && <TourismSource brochure={brochure} isPreview={isPreview} />}
        </div>
      </article>
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

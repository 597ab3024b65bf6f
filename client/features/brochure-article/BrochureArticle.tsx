import { CouponAmount } from '../brochures/price/CouponAmount';
import { CouponPrice } from '../brochures/price/CouponPrice';
import { browsePath } from '../browse-filters/addresses/browsePath';
import { CategoryArt } from '../brochures/category-art/CategoryArt';
import { TypeMark } from '../brochures/TypeMark';
import { categoryIcon } from '../categories/categoryIcon';
import { GetCouponButton } from '../coupons/GetCouponButton';
import { hasCoupons, isFromSource, typePages } from '../../generated/brochureTypes';
import type { BrochureArticleBrochureFragment } from '../../generated/types';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { Markup } from '../../ui/markup/Markup';
import styles from './BrochureArticle.module.css';
import { BrochurePages } from './BrochurePages';
import { ContactActions } from './contact/ContactActions';
import { SocialLinks } from './contact/SocialLinks';
import { PictureGallery } from './pictures/PictureGallery';
import { QrCode } from './QrCode';
import { StickyAction } from './StickyAction';
import { TourismSource } from './TourismSource';
import { WhenAndWhere } from './WhenAndWhere';

interface BrochureArticleProps {
  /** unmasked by the query of the page */
  brochure: Omit<BrochureArticleBrochureFragment, ' $fragmentName'>;
  /** it is not published yet */
  isPreview: boolean;
  /** false: a reviewer looks at it, which no source counts as a visit */
  isVisit?: boolean;
}

/**
 * Picture, title, price and actions, which are in the first view of a phone, then text, dates and place
 * (docs/rules/screens.md#details).
 */
export function BrochureArticle({ brochure, isPreview, isVisit = true }: BrochureArticleProps) {
  const { type, category, displayTitle, highlights, description, termsOfOffer } = brochure;
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

  return (
    <article className={classNames(styles.article, isBrochureAd && styles.titleFirst, isSparse && styles.sparse)}>
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
        {isFromSource(type) && <TourismSource brochure={brochure} isPreview={isPreview || !isVisit} />}
      </div>
    </article>
  );
}

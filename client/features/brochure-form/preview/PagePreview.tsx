import type { BrochurePreviewBrochureFragment } from '../../../generated/types';
import { formatDate } from '../../../shared/formatDate';
import { Icon } from '../../../ui/Icon';
import { Markup } from '../../../ui/markup/Markup';
import { CouponPrice } from '../../brochures/CouponPrice';
import { Picture } from '../../brochures/Picture';
import { TypeMark } from '../../brochures/TypeMark';
import { categoryIcon } from '../../categories/categoryIcon';
import styles from './BrochurePreview.module.css';

interface PagePreviewProps {
  brochure: BrochurePreviewBrochureFragment;
}

function datesOf({ validFrom, validTo }: BrochurePreviewBrochureFragment): string | null {
  if (validFrom !== null && validTo !== null) return `${formatDate(validFrom)} to ${formatDate(validTo)}`;
  if (validFrom !== null) return `From ${formatDate(validFrom)}`;
  return validTo === null ? null : `Until ${formatDate(validTo)}`;
}

/** The ad's page in the width of a telephone. */
export function PagePreview({ brochure }: PagePreviewProps) {
  const { type, category, thumbnail, displayTitle, highlights, description, termsOfOffer, address } = brochure;
  const { phoneNo, contactPhone, contactEmail, wwwUrl, companyName } = brochure;
  const dates = datesOf(brochure);
  const place = [address?.line1, address?.line2, address?.city, address?.state, address?.postcode];
  const ways = [phoneNo, contactPhone, contactEmail, wwwUrl].filter((way) => way !== null);
  return (
    <article className={styles.article}>
      {thumbnail && <Picture asset={thumbnail} sizes="360px" />}
      <p className={styles.marks}>
        <TypeMark type={type} />
        <Icon name={categoryIcon(category)} />
        {category.name}
      </p>
      <h3 className={styles.title}>{displayTitle}</h3>
      {highlights !== null && <p className={styles.highlights}>{highlights}</p>}
      {type === 'CP_AD' && <CouponPrice brochure={brochure} />}
      {dates !== null && <p>{dates}</p>}
      {companyName !== null && <p>{companyName}</p>}
      {place.some((part) => part != null) && <p>{place.filter((part) => part != null).join(', ')}</p>}
      {ways.map((way) => (
        <p key={way}>{way}</p>
      ))}
      {description !== null && <Markup text={description} />}
      {termsOfOffer !== null && (
        <section className={styles.terms}>
          <h4>Terms of the offer</h4>
          <p>{termsOfOffer}</p>
        </section>
      )}
    </article>
  );
}

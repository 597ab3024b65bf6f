import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useBrochurePreviewBrochureFragment } from '../../../generated/BrochurePreview';
import { hasCoupons } from '../../../generated/brochureTypes';
import type { BrochurePreviewBrochureFragment } from '../../../generated/types';
import { BrochureCard } from '../../brochures/BrochureCard';
import styles from './BrochurePreview.module.css';
import { addressLines } from '../../brochures/addressLines';
import { validityText } from '../../brochures/validityText';
import { Icon } from '../../../ui/icons/Icon';
import { Markup } from '../../../ui/markup/Markup';
import { CouponPrice } from '../../brochures/price/CouponPrice';
import { Picture } from '../../brochures/Picture';
import { TypeMark } from '../../brochures/TypeMark';
import { categoryIcon } from '../../categories/categoryIcon';
import { CardOrPage, type BrochureView } from './CardOrPage';

interface BrochurePreviewProps {
  brochure: FragmentType<BrochurePreviewBrochureFragment> | null;
}

/** Read-only preview of the public card, and of the texts of the public page. */
export function BrochurePreview({ brochure }: BrochurePreviewProps) {
  const [view, setView] = useState<BrochureView>('card');
  return (
    <section aria-label="Preview">
      <div className={styles.head}>
        <h2 className={styles.heading}>Preview</h2>
        <CardOrPage label="What is previewed" value={view} onChange={setView} />
      </div>
      {brochure === null ? (
        <p className={styles.empty}>The preview appears as soon as the server has answered.</p>
      ) : (
        <Preview brochure={brochure} view={view} />
      )}
    </section>
  );
}

interface PreviewProps {
  brochure: FragmentType<BrochurePreviewBrochureFragment>;
  view: BrochureView;
}

function Preview({ brochure, view }: PreviewProps) {
  const { data, complete } = useBrochurePreviewBrochureFragment(brochure);
  if (!complete) return null;
  // `inert`: the preview accepts neither clicks nor focus. What scrolls is around it, because nothing scrolls within.
  if (view === 'card') {
    return (
      <div className={styles.card} inert>
        <BrochureCard brochure={data} headingLevel="h3" />
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it
    <div className={styles.page} role="region" aria-label={`Page of ${data.displayTitle}`} tabIndex={0}>
      <div inert>
        <PagePreview brochure={data} />
      </div>
    </div>
  );
}

interface PagePreviewProps {
  brochure: BrochurePreviewBrochureFragment;
}

/** The ad's page at the width of a phone. */
function PagePreview({ brochure }: PagePreviewProps) {
  const { type, category, thumbnail, displayTitle, highlights, description, termsOfOffer, address } = brochure;
  const { phoneNo, contactPhone, contactEmail, wwwUrl, companyName, parkingInfo, openingHours, couponsPerPerson } =
    brochure;
  const { couponHoursSummary } = brochure;
  const dates = validityText(brochure);
  const place = addressLines(address).join(', ');
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
      {hasCoupons(type) && <CouponPrice brochure={brochure} />}
      {couponsPerPerson !== null && <p>Limit: {couponsPerPerson} a person</p>}
      {couponHoursSummary !== null && <p>When: {couponHoursSummary}</p>}
      {dates !== null && <p>{dates}</p>}
      {companyName !== null && <p>{companyName}</p>}
      {place !== '' && <p>{place}</p>}
      {openingHours !== null && <p>Open: {openingHours}</p>}
      {parkingInfo !== null && <p className={styles.lines}>Parking: {parkingInfo}</p>}
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

import { CouponCountInput } from '../fields/CouponCountInput';
import { DayInput } from '../fields/DayInput';
import { LongTextInput } from '../fields/LongTextInput';
import { TextInput } from '../fields/TextInput';
import { Section } from './Section';
import styles from './sections.module.css';

/** Prices and number of a coupon. */
export function OfferSection() {
  return (
    <Section title="Offer" hint="Prices in Australian dollars, GST included.">
      <div className={styles.pair}>
        <TextInput name="normalPriceCents" prefix="$" inputMode="decimal" />
        <TextInput name="discountedPriceCents" prefix="$" inputMode="decimal" />
      </div>
      <div className={styles.pair}>
        <DayInput name="normalPriceSince" help="Without it no saving is claimed: the card says “Usually” for “Was”." />
        <CouponCountInput />
      </div>
      <LongTextInput name="termsOfOffer" atMost={10_000} rows={3} help="What buyers agree to." />
    </Section>
  );
}

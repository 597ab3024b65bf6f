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
        <DayInput
          name="normalPriceSince"
          help="A day before the offer begins. It proves the saving: without it the coupon cannot be published."
        />
      </div>
      <div className={styles.pair}>
        <TextInput name="discountedPriceCents" prefix="$" inputMode="decimal" />
        <CouponCountInput />
      </div>
      <LongTextInput name="termsOfOffer" atMost={10_000} rows={3} help="What buyers agree to." />
    </Section>
  );
}

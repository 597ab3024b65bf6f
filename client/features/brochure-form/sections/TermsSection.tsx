import { LongTextInput } from '../fields/LongTextInput';
import { Section } from './Section';

/** Of a landing page; a coupon has them beside its prices. */
export function TermsSection() {
  return (
    <Section title="Terms">
      <LongTextInput
        name="termsOfOffer"
        atMost={10_000}
        rows={3}
        help="Conditions of the offer, where there are any."
      />
    </Section>
  );
}

import { TextInput } from '../fields/TextInput';
import { Section } from './Section';

/** Where a pass-through ad leads. */
export function LeadSection() {
  return (
    <Section title="Where it leads" hint="Whoever opens this ad, or scans its QR code, is sent to this address.">
      <TextInput name="googleAdUrl" inputMode="url" help="For example www.example.com.au/offer." />
    </Section>
  );
}

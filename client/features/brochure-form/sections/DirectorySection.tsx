import { TextInput } from '../fields/TextInput';
import { VendorInput } from '../fields/VendorInput';
import { Section } from './Section';

/** What only administrators decide. */
export function DirectorySection() {
  return (
    <Section title="Vendor and place in the directory" hint="Only administrators see and set these.">
      <VendorInput />
      <TextInput
        name="adIndex"
        inputMode="numeric"
        help="Number on the printed map and order in lists, lowest first: 1 to 9998, or empty."
      />
    </Section>
  );
}

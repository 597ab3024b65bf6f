import { TextInput } from '../fields/TextInput';
import { Section } from './Section';

/** A brochure that somebody else shows; a PDF stands among the files. */
export function FlipbookSection() {
  return (
    <Section title="Brochure" hint="A PDF among the files below, or the address of a flip book.">
      <TextInput name="flipbookUrl" inputMode="url" />
    </Section>
  );
}

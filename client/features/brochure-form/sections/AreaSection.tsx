import { AreaInput } from '../fields/AreaInput';
import { Section } from './Section';

/** Of an ad whose address belongs to its source: only the map on which it stands is ours to choose. */
export function AreaSection() {
  return (
    <Section title="Where">
      <AreaInput />
    </Section>
  );
}

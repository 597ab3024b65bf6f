import { DescriptionInput } from '../fields/DescriptionInput';
import { LongTextInput } from '../fields/LongTextInput';
import { TextInput } from '../fields/TextInput';
import { Section } from './Section';

export function WhatSection() {
  return (
    <Section title="What">
      <TextInput name="title" atMost={120} help="The line that visitors see first." />
      <LongTextInput
        name="highlights"
        atMost={1000}
        rows={2}
        help="What is special, in a sentence or two. The card shows it."
      />
      <DescriptionInput />
    </Section>
  );
}

import { useBrochureForm } from '../BrochureFormContext';
import { ChoiceInput } from '../fields/ChoiceInput';
import { FurtherCategoriesInput } from '../fields/FurtherCategoriesInput';
import { Section } from './Section';

export function CategorySection() {
  const { choices } = useBrochureForm();
  return (
    <Section title="Category">
      <ChoiceInput name="category" options={choices.categories} placeholder="Choose a category" />
      <FurtherCategoriesInput />
    </Section>
  );
}

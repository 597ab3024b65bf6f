import { useBrochureForm } from '../BrochureFormContext';
import { ChoiceInput } from './ChoiceInput';

export function AreaInput() {
  const { choices } = useBrochureForm();
  return (
    <ChoiceInput
      name="mapArea"
      options={choices.mapAreas}
      placeholder="None"
      help="The printed map on which the ad stands."
      isOptional
    />
  );
}

import type { BrochureFormState } from '../BrochureFormStore';
import type { FormField } from '../values/BrochureFormValues';
import { changedFields } from '../values/changedFields';
import { writeInput, type WrittenInput } from '../values/writeInput';

/** What has changed, as it is sent. */
export function saveableInput({ base, values }: BrochureFormState, fields: readonly FormField[]): WrittenInput {
  const changed = changedFields(base, values).filter((field) => fields.includes(field));
  const written = writeInput(values, changed);
  // the server looks for a place when something moves; where nothing does, what was found here is all that there is
  const isFoundOnly = changed.includes('position') && base.position.latitude === null && !written.input.address;
  const { latitude, longitude } = values.position;
  return isFoundOnly ? { ...written, input: { ...written.input, latitude, longitude } } : written;
}

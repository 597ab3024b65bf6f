import { ChipButton } from '../../../ui/buttons/ChipButton';
import { Icon } from '../../../ui/icons/Icon';
import { NearMeMessage } from './NearMeMessage';
import { useNearMeSwitch } from './useNearMe';

interface NearMeChipProps {
  onFound?: () => void;
  onRefused?: () => void;
}

/** Requests the visitor's position on a click only. */
export function NearMeChip(whenDone: NearMeChipProps) {
  const { isOn, isLocating, toggle, message, hideMessage } = useNearMeSwitch(whenDone);
  return (
    <>
      <ChipButton pressed={isOn} needsScript aria-busy={isLocating || undefined} onClick={() => void toggle()}>
        <Icon name="near" size={18} />
        {isLocating ? 'Finding you …' : 'Near Me'}
      </ChipButton>
      <NearMeMessage message={message} onHide={hideMessage} />
    </>
  );
}

import { ChipButton } from '../../ui/ChipButton';
import { Icon } from '../../ui/Icon';
import { Snackbar } from '../../ui/Snackbar';
import { useNearMeSwitch } from './useNearMe';

interface NearMeChipProps {
  onFound?: () => void;
  onRefused?: () => void;
}

/** Asks for the visitor's place on a click only, never by itself. */
export function NearMeChip(whenDone: NearMeChipProps) {
  const { isOn, isLocating, toggle, message, hideMessage } = useNearMeSwitch(whenDone);
  return (
    <>
      <ChipButton pressed={isOn} needsScript aria-busy={isLocating} onClick={() => void toggle()}>
        <Icon name="near" size={18} />
        {isLocating ? 'Finding you …' : 'Near Me'}
      </ChipButton>
      <Snackbar message={message} onHide={hideMessage} />
    </>
  );
}

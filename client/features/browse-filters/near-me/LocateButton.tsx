import { Icon } from '../../../ui/icons/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { NearMeMessage } from './NearMeMessage';
import { useNearMeSwitch } from './useNearMe';

/** "Near me" as a button on a map. */
export function LocateButton({ className }: { className?: string | undefined }) {
  const { isOn, isLocating, toggle, message, hideMessage } = useNearMeSwitch({});
  return (
    <>
      <button
        type="button"
        className={className}
        aria-pressed={isOn}
        aria-busy={isLocating || undefined}
        onClick={() => void toggle()}
      >
        <Icon name="near" />
        <VisuallyHidden>Show where I am</VisuallyHidden>
      </button>
      <NearMeMessage message={message} onHide={hideMessage} />
    </>
  );
}

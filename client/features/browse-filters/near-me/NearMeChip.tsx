import { lazy, Suspense } from 'react';
import { ChipButton } from '../../../ui/buttons/ChipButton';
import { Icon } from '../../../ui/icons/Icon';
import { useNearMeSwitch } from './useNearMe';

const Snackbar = lazy(async () => ({ default: (await import('../../../ui/feedback/Snackbar')).Snackbar }));

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
      {message !== null && (
        <Suspense>
          <Snackbar message={message} onHide={hideMessage} />
        </Suspense>
      )}
    </>
  );
}

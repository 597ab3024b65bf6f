import type { FragmentType } from '@apollo/client';
import type { SaveOfferButtonBrochureFragment } from '../../generated/types';
import { useSaveOfferButtonBrochureFragment } from '../../generated/SaveOfferButton';
import { Icon } from '../../ui/icons/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { classNames } from '../../ui/classNames';
import styles from './SaveOfferButton.module.css';
import { withSaved, withoutSaved } from './myOffersChanges';
import { myOffersStore } from './myOffersStore';
import { savedOfferOf } from './savedOfferOf';
import { useMyOffers } from './useMyOffers';

interface SaveOfferButtonProps {
  brochure: FragmentType<SaveOfferButtonBrochureFragment>;
  /** true: a round icon, for cards; false: a button with text */
  compact?: boolean;
}

/** Saves an ad on this device, without an account. */
export function SaveOfferButton({ brochure, compact = false }: SaveOfferButtonProps) {
  const { data, complete } = useSaveOfferButtonBrochureFragment(brochure);
  const { saved } = useMyOffers();
  if (!complete) return null;
  const isSaved = saved.some(({ databaseId }) => databaseId === data.databaseId);

  const toggle = () => {
    myOffersStore.change((offers) =>
      isSaved ? withoutSaved(offers, data.databaseId) : withSaved(offers, savedOfferOf(data)),
    );
  };

  return (
    <button
      type="button"
      className={classNames(styles.save, compact ? styles.compact : styles.wide, isSaved && styles.saved)}
      aria-label={compact ? `Save ${data.displayTitle}` : undefined}
      aria-pressed={isSaved}
      onClick={toggle}
    >
      <Icon name="heart" />
      {!compact && (
        <>
          {isSaved ? 'Saved' : 'Save'}
          <VisuallyHidden> to my offers</VisuallyHidden>
        </>
      )}
    </button>
  );
}

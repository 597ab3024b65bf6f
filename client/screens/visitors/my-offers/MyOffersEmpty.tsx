import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';

export function MyOffersEmpty() {
  return (
    <EmptyState
      icon="heart"
      title="Nothing kept yet"
      actions={
        <ButtonLink to={paths.brochureList()} primary>
          Find offers
        </ButtonLink>
      }
    >
      <p>Press the heart of an offer to keep it here. Coupons that you get on this device come here by themselves.</p>
    </EmptyState>
  );
}

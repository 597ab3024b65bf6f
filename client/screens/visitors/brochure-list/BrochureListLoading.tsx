import { BrochureCards } from '../../../features/brochures/BrochureCards';
import { BrochureCardSkeleton } from '../../../features/brochures/BrochureCardSkeleton';

export function BrochureListLoading() {
  return (
    <BrochureCards label="Offers are loading" isBusy>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <BrochureCardSkeleton />
        </li>
      ))}
    </BrochureCards>
  );
}

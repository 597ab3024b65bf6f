import { privatePaths } from '../../../shared/privatePaths';
import { ChipLink } from '../../../ui/buttons/ChipLink';
import { ownViews, type OwnView } from './ownViews';
import styles from './VendorBrochures.module.css';

interface OwnViewLinksProps {
  vendorId: number;
  current: OwnView;
}

export function OwnViewLinks({ vendorId, current }: OwnViewLinksProps) {
  const here = privatePaths.vendorBrochures(vendorId);
  return (
    <nav className={styles.views} aria-label="Which ads">
      {(Object.keys(ownViews) as OwnView[]).map((view) => (
        <ChipLink key={view} to={view === 'all' ? here : `${here}?show=${view}`} chosen={view === current}>
          {ownViews[view].label}
        </ChipLink>
      ))}
    </nav>
  );
}

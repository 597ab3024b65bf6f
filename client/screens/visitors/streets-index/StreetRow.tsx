import type { FragmentType } from '@apollo/client';
import { useStreetRowStreetFragment } from '../../../generated/StreetRow';
import type { StreetRowStreetFragment } from '../../../generated/types';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './StreetRow.module.css';

interface StreetRowProps {
  street: FragmentType<StreetRowStreetFragment>;
  /** code of the area */
  mapArea: string;
}

/** A street with its squares and a link to its place on the map. */
export function StreetRow({ street, mapArea }: StreetRowProps) {
  const { data, complete } = useStreetRowStreetFragment(street);
  if (!complete) return null;
  const { label, squares, latitude, longitude } = data;
  return (
    <Link to={paths.mapPlace({ mapArea, latitude, longitude, label })} className={styles.row}>
      <span className={styles.name}>{label}</span>
      <span className={styles.squares}>
        <VisuallyHidden>{squares.length === 1 ? 'square' : 'squares'} </VisuallyHidden>
        <strong className={styles.first}>{squares[0]}</strong>
        {squares.slice(1).map((square) => ` ${square}`)}
      </span>
    </Link>
  );
}

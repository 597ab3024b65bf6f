import { usePlacesQuery } from '../../generated/Places';
import { ChipLink } from '../../ui/buttons/ChipLink';
import { Icon } from '../../ui/icons/Icon';
import { nearMeStore } from '../browse-filters/near-me/nearMeStore';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import styles from './PlaceLinks.module.css';
import { placeName, placePath } from './placePath';

/** Links to the suburbs that match a name or postcode. */
export default function PlaceLinks({ search }: { search: string }) {
  const filters = useBrowseFilters();
  const { data, previousData } = usePlacesQuery({ variables: { search } });
  const places = (data ?? previousData)?.places ?? [];
  if (places.length === 0) return null;
  return (
    <nav aria-label="Places" className={styles.places}>
      {places.map((place) => (
        <ChipLink
          key={`${place.name} ${place.postcode ?? ''}`}
          to={placePath(filters, place)}
          chosen={false}
          onClick={() => nearMeStore.set(null)}
        >
          <Icon name="pin" size={18} />
          {`Near ${placeName(place)} ${place.postcode ?? ''}`.trim()}
        </ChipLink>
      ))}
    </nav>
  );
}

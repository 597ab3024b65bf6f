import type { FragmentType } from '@apollo/client';
import { directionsUrl } from '../../../../features/brochures/directionsUrl';
import { OpeningNow } from '../../../../features/opening-hours/OpeningNow';
import { OutwardLink } from '../../../../features/statistics/OutwardLink';
import { useChosenActionsBrochureFragment } from '../../../../generated/ChosenActions';
import type { ChosenActionsBrochureFragment } from '../../../../generated/types';
import { buttonClassName } from '../../../../ui/buttons/buttonClassName';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { WhereItIs } from './WhereItIs';
import styles from './ChosenActions.module.css';

interface ChosenActionsProps {
  brochure: FragmentType<ChosenActionsBrochureFragment>;
  /** null: the visitor's position is unknown */
  distanceKm: number | null;
}

/** Where it is, whether the place is open now, and the way there, which opens the map application of a phone. */
export function ChosenActions({ brochure, distanceKm }: ChosenActionsProps) {
  const { data, complete } = useChosenActionsBrochureFragment(brochure);
  if (!complete) return null;
  const { id, displayTitle, openingHours, timeZone, address } = data;
  const directions = directionsUrl(data);
  const where = <WhereItIs brochure={data} distanceKm={distanceKm} />;
  if (openingHours === null && directions === null) return where;
  return (
    <>
      {where}
      <div className={styles.actions}>
        {openingHours !== null && <OpeningNow text={openingHours} timeZone={timeZone} state={address?.state ?? null} />}
        {directions !== null && (
          <OutwardLink
            href={directions}
            brochureId={id}
            eventCode="DIRECTIONS_CLICK"
            className={buttonClassName({ className: styles.directions })}
          >
            Directions<VisuallyHidden> to {displayTitle}</VisuallyHidden>
          </OutwardLink>
        )}
      </div>
    </>
  );
}

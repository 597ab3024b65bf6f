import type { FragmentType } from '@apollo/client';
import { type ReactNode } from 'react';
import { endsIn } from '../brochures/price/endsIn';
import { keepTogether } from '../coupons/keepTogether';
import { UsableNow } from '../coupons/UsableNow';
import { OpeningHoursTable } from '../opening-hours/OpeningHoursTable';
import { SmallMap } from '../maps/small-map/SmallMap';
import type { WhenAndWhereBrochureFragment } from '../../generated/types';
import { useWhenAndWhereBrochureFragment } from '../../generated/WhenAndWhere';
import { useNow } from '../../platform/time/useNow';
import { paths } from '../../shared/paths';
import { MoreIcon } from '../../ui/icons/MoreIcon';
import type { MoreIconName } from '../../ui/icons/moreIconPaths';
import { Link } from '../../ui/links/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './WhenAndWhere.module.css';
import { addressLines } from '../brochures/addressLines';
import { validityText } from '../brochures/validityText';

interface WhenAndWhereProps {
  brochure: FragmentType<WhenAndWhereBrochureFragment>;
}

/** Vendor, dates and place. Unknown values take no space. */
export function WhenAndWhere({ brochure }: WhenAndWhereProps) {
  const { data, complete } = useWhenAndWhereBrochureFragment(brochure);
  const now = useNow();
  if (!complete) return null;
  const lines = addressLines(data.address);
  const { latitude, longitude } = data;
  const position = latitude !== null && longitude !== null ? { lat: latitude, lon: longitude } : null;
  const validity = validityText(data);
  const ends = endsIn(data.validTo, data.timeZone, now);

  return (
    <dl className={styles.facts}>
      {data.companyName !== null && data.companyName !== data.displayTitle && (
        <Fact icon="shop" term="Business">
          {data.companyName}
        </Fact>
      )}
      {validity !== null && (
        <Fact icon="calendar" term="Valid">
          {validity}
          {ends !== null && (
            // the server may have rendered it before midnight
            <strong className={styles.ends} suppressHydrationWarning>
              {ends}
            </strong>
          )}
        </Fact>
      )}
      {data.couponHours !== null && data.couponHoursSummary !== null && (
        <Fact icon="clock" term="When to use it">
          {keepTogether(data.couponHoursSummary)}
          <UsableNow
            text={data.couponHours}
            lastDay={data.validTo}
            place={{ timeZone: data.timeZone, state: data.address?.state ?? null }}
          />
        </Fact>
      )}
      {data.couponsPerPerson !== null && (
        <Fact icon="ticket" term="Limit">
          {data.couponsPerPerson === 1 ? '1 coupon a person' : `${data.couponsPerPerson} coupons a person`}
        </Fact>
      )}
      {lines.length > 0 && (
        <Fact icon="pin" term="Address">
          <address className={styles.address}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Fact>
      )}
      {data.openingHours !== null && (
        <Fact icon="clock" term="Opening hours">
          <OpeningHoursTable
            text={data.openingHours}
            place={{ timeZone: data.timeZone, state: data.address?.state ?? null }}
          />
        </Fact>
      )}
      {data.parkingInfo !== null && (
        <Fact icon="car" term="Parking">
          <span className={styles.lines}>{data.parkingInfo}</span>
        </Fact>
      )}
      {position && (
        <div>
          <dt>
            <VisuallyHidden>Map</VisuallyHidden>
          </dt>
          <dd>
            <SmallMap position={position} title={data.displayTitle} isApproximate={data.positionSource === 'SUBURB'} />
          </dd>
        </div>
      )}
      {data.mapArea && (
        <Fact icon="compass" term="Area">
          <Link to={paths.area(data.mapArea.code)}>{data.mapArea.name}</Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon, term, children }: { icon: MoreIconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <MoreIcon name={icon} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

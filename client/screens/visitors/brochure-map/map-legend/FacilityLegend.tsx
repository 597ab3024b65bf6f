import { facilityLabels, type FacilityType } from '../../../../../shared/map-style/facilities';
import { facilitySymbol } from '../../../../features/maps/facilitySymbol';
import { darkMap, lightMap } from '../../../../generated/mapPalettes';

const side = 20;

/** The symbols of facilities, as rows of the legend; the map shows them near. */
export default function FacilityLegend({ facilities }: { facilities: readonly FacilityType[] }) {
  return (
    <>
      {facilities.map((type) => (
        <li key={type}>
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet={facilitySymbol(type, side, darkMap)} />
            <img src={facilitySymbol(type, side, lightMap)} width={side} height={side} alt="" />
          </picture>
          {facilityLabels[type]}
        </li>
      ))}
    </>
  );
}

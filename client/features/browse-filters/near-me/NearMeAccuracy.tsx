import { formatDistance } from '../../../shared/formats/formatDistance';
import { useNearMePosition } from './useNearMe';

/** The accuracy of the visitor's position. Nothing while "Near me" is off or the browser reports no accuracy. */
export default function NearMeAccuracy() {
  const accuracy = useNearMePosition()?.accuracy;
  if (accuracy === undefined) return null;
  return <>Your position is known within about {formatDistance(accuracy / 1000)}.</>;
}

import { formatDistance } from '../../../shared/formats/formatDistance';
import { useNearMePosition } from './useNearMe';

/** How exactly the visitor's position is known; nothing while "Near me" is off, or where the browser does not say. */
export default function NearMeAccuracy() {
  const accuracy = useNearMePosition()?.accuracy;
  if (accuracy === undefined) return null;
  return <>Your position is known within about {formatDistance(accuracy / 1000)}.</>;
}

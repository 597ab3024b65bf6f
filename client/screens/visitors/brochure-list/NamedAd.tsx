import { useNamedAd } from './useNamedAd';

/** Scrolls to the ad that the pass-through path names. For that path alone, so a component of its own. */
export default function NamedAd({ isListed }: { isListed: boolean }): null {
  useNamedAd(isListed);
  return null;
}

import { useStructuredData } from '../../../platform/page/useStructuredData';
import { describeList, type ShownList } from './describeList';

/** Tells search engines what is on the list. A component of its own, since the browser has no need of it at first. */
export default function ListDescription(list: ShownList): null {
  useStructuredData((siteUrl) => describeList(list, siteUrl));
  return null;
}

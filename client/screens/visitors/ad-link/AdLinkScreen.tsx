import { AskServer } from '../../../features/site-navigation/missing-pages/AskServer';

/**
 * `/ad?adId=`: the server finds the target, records the click and redirects
 * (docs/rules/links-and-redirects.md#ad-link).
 */
export default function AdLinkScreen() {
  return <AskServer />;
}

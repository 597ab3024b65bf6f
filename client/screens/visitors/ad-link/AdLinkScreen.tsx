import { AskServer } from '../../../features/site-navigation/AskServer';

/** `/ad?adId=`: the server finds where it leads and records it (docs/rules/links-and-redirects.md#ad-link). */
export default function AdLinkScreen() {
  return <AskServer />;
}

import { AskServer } from '../../../features/site-navigation/AskServer';

/** `/ad?adId=`: the server finds where it leads and records it (specification, section 2). */
export default function AdLinkScreen() {
  return <AskServer />;
}

import type { RequestContext } from '../../../platform/context/RequestContext';

/** Returns a provider's name for people; of one that is configured no more, its host. */
export function labelOfIssuer({ identityProviders }: RequestContext, issuer: string): string {
  const provider = identityProviders.list.find((each) => each.issuer === issuer);
  return provider?.label ?? URL.parse(issuer)?.host ?? issuer;
}

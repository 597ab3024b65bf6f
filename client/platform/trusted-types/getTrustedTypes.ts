import type { trustedTypePolicies } from '../../../shared/security/trustedTypePolicies';

/** What a policy checks; null refuses the text. */
interface TrustedTypeRules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

interface TrustedTypes {
  createPolicy: (
    name: (typeof trustedTypePolicies)[number],
    rules: TrustedTypeRules,
  ) => { createHTML: (html: string) => string };
}

/** Undefined in browsers without Trusted Types. */
export function getTrustedTypes(): TrustedTypes | undefined {
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
}

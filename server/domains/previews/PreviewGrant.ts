/**
 * What a preview token opens: one ad, or the list of one vendor. `stateVersion` is the ad's, or the highest of the
 * vendor's ads, when the token was made.
 */
export type PreviewGrant =
  | { kind: 'BROCHURE'; brochureId: number; stateVersion: number }
  | { kind: 'VENDOR'; vendorId: number; stateVersion: number };

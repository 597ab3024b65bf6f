/** Describes `isPendingRevision` of the payloads about files. */
export const isPendingRevisionOf =
  "Whether a change waits for an administrator, as a vendor's of a published ad does; see `pendingRevision` of the ad.";

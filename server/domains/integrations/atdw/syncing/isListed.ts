/** `externalSource` of the ads that the connector keeps. */
export const atdwSource = 'ATDW';

/** SQL for "an ad of the connector that is not archived", or only because the source was silent; `b` and `l`. */
export const isListed = `b.external_source = '${atdwSource}' AND b.record_status
  AND (b.status <> 'ARCHIVED' OR l.hidden_at IS NOT NULL)`;

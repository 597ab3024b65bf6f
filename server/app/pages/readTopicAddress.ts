import type { TopicAddress } from '../../domains/follows/findTopic';

/** Reads a topic from the parameters of a list or of the page `/follow`. A malformed number names no business. */
export function readTopicAddress(query: URLSearchParams): TopicAddress {
  const vendorId = query.get('vendorId');
  return {
    mapArea: query.get('mapArea'),
    category: query.get('category'),
    vendorId: vendorId === null ? null : /^[1-9]\d{0,8}$/.test(vendorId) ? Number(vendorId) : 0,
  };
}

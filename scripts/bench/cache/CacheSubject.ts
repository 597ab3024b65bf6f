import type { ApiRequest } from '../servers/ApiRequest';

/** A cached response to measure; `constant` names the static route that sends the same bytes. */
export interface CacheSubject {
  name: string;
  constant: string;
  request: ApiRequest;
}

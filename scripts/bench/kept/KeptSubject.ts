import type { ApiRequest } from '../servers/ApiRequest';

/** An answer that is kept, and under which name the same server sends the same bytes without looking. */
export interface KeptSubject {
  name: string;
  constant: string;
  request: ApiRequest;
}

import type { KeyOfCaller } from '../../shared/Viewer';

/** The API key of a request. */
export interface ApiKeyCaller extends KeyOfCaller {
  id: number;
  /** origins whose pages may use it */
  allowedOrigins: readonly string[];
  /** reads; null: the limit of everybody */
  requestsPerMinute: number | null;
}

import type { ApiRequest } from '../servers/ApiRequest';

/** One question that both servers are asked, and how much dearer than the limit our answer may be. */
export interface ApiScenario {
  name: string;
  request: ApiRequest;
  target: number;
}

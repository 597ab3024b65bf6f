import type { ApiRequest } from '../servers/ApiRequest';

/** One request to both servers, and the limit of how many times dearer our response may be. */
export interface ApiScenario {
  name: string;
  request: ApiRequest;
  target: number;
}

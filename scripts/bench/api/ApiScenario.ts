import type { ApiRequest } from '../servers/ApiRequest';

/** Different requests of one kind to both servers, and the limit of how many times dearer our response may be. */
export interface ApiScenario {
  name: string;
  requests: readonly ApiRequest[];
  target: number;
}

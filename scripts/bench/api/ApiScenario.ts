export interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** One question that both servers are asked, and how much dearer than the limit our answer may be. */
export interface ApiScenario {
  name: string;
  request: ApiRequest;
  target: number;
}

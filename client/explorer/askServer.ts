export interface Question {
  query: string;
  variables?: unknown;
  token?: string;
}

export interface Answer {
  status: number;
  milliseconds: number;
  bytes: number;
  body: unknown;
}

export async function askServer({ query, variables, token }: Question): Promise<Answer> {
  const started = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
    bytes: new TextEncoder().encode(text).length,
    body: JSON.parse(text) as unknown,
  };
}

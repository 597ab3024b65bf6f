export interface Reply {
  /** 0: no answer came, so nobody knows whether it was done */
  status: number;
  text: string;
}

const patienceMs = 20_000;

/** One request, as a client makes it that does not wait for ever. */
export async function askOnce(url: string, init: RequestInit): Promise<Reply> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

export interface Reply {
  /** 0: no response, so the outcome is unknown */
  status: number;
  text: string;
}

const patienceMs = 20_000;

/** Sends one request with a time limit, as a real client does. */
export async function askOnce(url: string, init: RequestInit): Promise<Reply> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

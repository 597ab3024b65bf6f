/** What a proxy answers for a server that is being replaced, and the server itself while it cannot work. */
const unavailable = [502, 503, 504];

/** Asks the server; while it is out of reach or cannot answer, what was kept on purpose. Without that, its failure. */
export async function orKept(
  ask: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const response = await ask();
    return unavailable.includes(response.status) ? ((await kept()) ?? response) : response;
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}

/** As much of an answer as the HTTP link reads; jsdom has no Response of its own. */
export function answerOf(status: number, contentType: string, body: string): Response {
  const answer: Partial<Response> = {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers({ 'content-type': contentType }),
    text: () => Promise.resolve(body),
  };
  return answer as Response;
}

/** A response with the parts that the HTTP link reads; jsdom has no Response. */
export function answerOf(status: number, contentType: string, body: string): Response {
  const answer: Partial<Response> = {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers({ 'content-type': contentType }),
    text: () => Promise.resolve(body),
  };
  return answer as Response;
}

/** The beginning of a file, as the OpenAPI document shows it in a body. */
export function base64Example(content: string): string {
  return Buffer.from(content).toString('base64');
}

/** A thing in the words of schema.org. */
export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}

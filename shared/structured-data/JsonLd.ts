/** A schema.org object. */
export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}

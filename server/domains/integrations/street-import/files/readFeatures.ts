import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { DomainError } from '../../../../shared/errors/DomainError';

export interface RawFeature {
  /** 1 for the first feature of the file */
  number: number;
  /** null when unreadable */
  value: unknown;
}

/** A coastline in one piece has some hundred thousand characters; a file that never ends must not fill memory. */
const longestFeature = 20_000_000;

/**
 * Reads the features of a GeoJSON FeatureCollection one by one, so that a file of any size needs memory for its largest
 * feature only. It parses the surrounding JSON without keeping it.
 * @throws BAD_REQUEST for another kind of file, or for a truncated one
 */
export async function* readFeatures(source: Readable): AsyncGenerator<RawFeature> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const scanner = new FeatureScanner();
  let number = 0;
  for await (const chunk of source as AsyncIterable<Buffer | string>) {
    for (const text of scanner.scan(typeof chunk === 'string' ? chunk : decode(decoder, chunk))) {
      number += 1;
      yield { number, value: parse(text) };
    }
  }
  if (!scanner.isComplete()) throw broken('it ends too early, or it has no list of "features".');
}

class FeatureScanner {
  private depth = 0;
  private inString = false;
  private escaped = false;
  private string = '';
  private inFeatures = false;
  private found = false;
  private feature: string[] | null = null;
  private length = 0;

  isComplete(): boolean {
    return this.found && this.depth === 0 && !this.inString;
  }

  *scan(text: string): Generator<string> {
    let start = 0;
    for (let at = 0; at < text.length; at++) {
      const sign = text[at] as string;
      if (this.inString) {
        this.followString(sign);
        continue;
      }
      if (sign === '"') {
        this.inString = true;
        this.string = '';
      } else if (sign === '{' || sign === '[') {
        if (this.depth === 0 && (sign === '[' || this.found)) throw broken('it is no FeatureCollection.');
        if (this.inFeatures && this.depth === 2) {
          this.feature = [];
          start = at;
        }
        if (this.depth === 1 && sign === '[' && this.string === 'features') {
          this.inFeatures = true;
          this.found = true;
        }
        this.depth += 1;
      } else if (sign === '}' || sign === ']') {
        this.depth -= 1;
        if (this.depth < 0) throw broken('its brackets do not match.');
        if (this.depth === 1) this.inFeatures = false;
        if (this.feature && this.depth === 2) {
          yield this.feature.join('') + text.slice(start, at + 1);
          this.feature = null;
          this.length = 0;
        }
      } else if (this.depth === 0 && !/[\s\uFEFF]/.test(sign)) {
        throw broken('it is no JSON.');
      }
    }
    if (this.feature) this.keep(text.slice(start));
  }

  private followString(sign: string): void {
    if (this.escaped) this.escaped = false;
    else if (sign === '\\') this.escaped = true;
    else if (sign === '"') this.inString = false;
    // only the collection's own property names are compared
    else if (this.depth === 1 && this.string.length < 20) this.string += sign;
  }

  private keep(part: string): void {
    this.length += part.length;
    if (this.length > longestFeature) throw broken('one of its features is larger than any map needs.');
    this.feature?.push(part);
  }
}

function decode(decoder: TextDecoder, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw broken('it is not written in UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function broken(why: string): DomainError {
  return new DomainError('BAD_REQUEST', `The file cannot be read as GeoJSON: ${why}`);
}

import { damagedDocument } from '../refuseDocument';
import { tooLargeSheet } from './limits';

export interface XmlHandler {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Longer than any real tag, or text of a cell in entities; the parser reads what is not closed again with each piece. */
const mostPending = 250_000;

/** The caller takes what a piece has given, so a piece must not name many long texts. */
const pieceCharacters = 16_384;

/**
 * Reads XML piece by piece. Yields after each piece, so that the caller can take what its handler has found. Names come
 * without their prefixes. Only the five entities of XML and numbers are resolved: a document type is passed over.
 *
 * @throws DomainError VALIDATION_FAILED for what is no XML in UTF-8, or has a tag or a text without end
 */
export async function* readXml(pieces: AsyncIterable<Buffer>, handler: XmlHandler): AsyncGenerator<void> {
  const { Parser } = await import('saxen');
  let pending = 0;
  const seen = (): void => {
    pending = 0;
  };
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      seen();
      handler.open?.(localName(name), attributes());
    })
    .on('closeTag', (name) => {
      seen();
      handler.close?.(localName(name));
    })
    .on('text', (text, decodeEntities) => {
      seen();
      handler.text?.(decodeEntities(text));
    })
    .on('cdata', (text) => {
      seen();
      handler.text?.(text);
    })
    .on('error', (error) => {
      throw damagedDocument(error);
    });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (piece?: Buffer): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch (error) {
      throw damagedDocument(error);
    }
  };
  for await (const piece of pieces) {
    const text = decode(piece);
    for (let at = 0; at < text.length; at += pieceCharacters) {
      const part = text.slice(at, at + pieceCharacters);
      pending += part.length;
      parser.write(part);
      if (pending > mostPending) throw tooLargeSheet();
      yield;
    }
  }
  parser.write(decode()).end();
  yield;
}

/** Reads a small part at once. */
export async function readWholeXml(pieces: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  for await (const _piece of readXml(pieces, handler));
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

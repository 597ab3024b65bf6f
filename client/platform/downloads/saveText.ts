import { saveBlob } from './saveBlob';

/** Saves a text that the page has made as a file of the visitor. */
export function saveText(text: string, name: string, type: string): void {
  saveBlob(new Blob([text], { type }), name);
}

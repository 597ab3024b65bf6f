import { saveBlob } from './saveBlob';

/** Gives a text that was made here to the reader as a file. */
export function saveText(text: string, name: string, type: string): void {
  saveBlob(new Blob([text], { type }), name);
}

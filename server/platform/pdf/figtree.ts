import { readFileSync } from 'node:fs';

/** The site's typeface as files for embedding (SIL Open Font License); each is read once. */
export const figtree = {
  get regular(): Buffer {
    return (regular ??= read('400Regular/Figtree_400Regular.ttf'));
  },
  get bold(): Buffer {
    return (bold ??= read('700Bold/Figtree_700Bold.ttf'));
  },
};

let regular: Buffer | undefined;
let bold: Buffer | undefined;

function read(file: string): Buffer {
  return readFileSync(require.resolve(`@expo-google-fonts/figtree/${file}`));
}

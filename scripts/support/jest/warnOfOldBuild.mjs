// Journeys start what is in `dist`. Says so where that is not of the sources as they are.
import { listOldParts } from '../build.mjs';

const old = listOldParts();
if (old.length > 0) {
  console.error(
    `\nThe built ${old.join(' and ')} in dist ${old.length > 1 ? 'are' : 'is'} older than the sources, and journeys (e2e) start what is built. Run: npm run build\n`,
  );
}

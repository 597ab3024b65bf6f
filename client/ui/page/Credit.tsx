import { creditParts } from '../../shared/formats/creditParts';

/** An attribution with links to its source and licence. */
export function Credit({ text }: { text: string }) {
  return creditParts(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      words
    ) : (
      <a key={index} href={href} target="_blank" rel="noreferrer">
        {words}
      </a>
    ),
  );
}

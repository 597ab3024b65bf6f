import { creditParts } from '../../shared/formats/creditParts';

/** A notice of a source, with links to it and to its licence. */
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

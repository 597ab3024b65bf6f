import { elementsWithTexts, longTexts } from '../../shared/page-texts/pageTexts';

/** The texts of this page's content, as `textsOfMarkup` finds them in the markup that the server has sent. */
export function textsOfPage(): string[] {
  const elements = document.querySelectorAll(elementsWithTexts.map((name) => `main ${name}`).join());
  return [...elements].flatMap((element) =>
    longTexts(
      element.localName === 'img'
        ? [element.getAttribute('src'), element.getAttribute('alt')]
        : [element.childNodes.length === 1 && element.firstChild instanceof Text ? element.textContent : null],
    ),
  );
}

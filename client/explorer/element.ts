/** A small element: texts are always texts, never markup. */
export function element(
  name: 'dl' | 'dt' | 'dd' | 'p' | 'ul' | 'li' | 'h3' | 'code',
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

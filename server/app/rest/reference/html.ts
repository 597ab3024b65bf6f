/** Markup that is safe to be put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[];

/** A template whose values are escaped, unless they are markup made by it. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, at) => text + spoken(values[at - 1] ?? '') + part));
}

function spoken(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

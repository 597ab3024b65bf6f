export interface PageParts {
  head: string;
  body: string;
  hydrationPayload: string;
}

/** Fills the template's places. Replacing by function: the content may hold `$&` and the like. */
export function composePage(template: string, { head, body, hydrationPayload }: PageParts): string {
  return template
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-body-->', () => body)
    .replace('<!--page-hydrationPayload-->', () => hydrationPayload);
}

/** A page that the browser draws alone. */
export const emptyPage: PageParts = {
  head: '<title>Local Offers</title><meta name="robots" content="noindex">',
  body: '',
  hydrationPayload: '',
};

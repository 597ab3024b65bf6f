/** Specification, section 2: a title falls back to the company name. */
export function displayTitle(brochure: { title: string | null; companyName: string | null }): string {
  return brochure.title ?? brochure.companyName ?? '';
}

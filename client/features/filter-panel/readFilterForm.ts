import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { readBrowseQuery } from '../browse-filters/addresses/browseQuery';

/** The filters that the browser would send with the form, so that both ways lead to the same list. */
export function readFilterForm(form: HTMLFormElement): BrowseFilters {
  const sent = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');
  return readBrowseQuery(new URLSearchParams(sent));
}

import type { SuggestionKind } from '../../generated/types';
import { precisionLabels, type Suggestion } from './suggestionPath';

export interface Option {
  key: string;
  text: string;
  detail: string | null;
  /** null: a recent search */
  suggestion: Suggestion | null;
}

interface OptionGroup {
  name: string;
  options: Option[];
}

/** Their order on the screen. */
const groupNames: Record<SuggestionKind, string> = {
  CORRECTION: 'Did you mean',
  SEARCH: 'Search for',
  CATEGORY: 'Categories',
  AREA: 'Areas',
  SUBURB: 'Suburbs',
  ADDRESS: 'Addresses',
  STREET: 'Streets',
  BUSINESS: 'Businesses and offers',
};

const kinds = Object.keys(groupNames) as SuggestionKind[];
const mostRecent = 3;

/** Groups suggestions by what they lead to; before them recent searches that begin so, or all without a text. */
export function groupOptions(
  suggestions: readonly Suggestion[],
  recent: readonly string[],
  typed: string,
): OptionGroup[] {
  const text = typed.trim().toLowerCase();
  const before = recent.filter((each) => each.toLowerCase().startsWith(text) && each.toLowerCase() !== text);
  const searches = before
    .slice(0, text === '' ? recent.length : mostRecent)
    .map((each) => ({ key: `recent-${each.replace(/\W/g, '_')}`, text: each, detail: null, suggestion: null }));
  const groups = kinds.map((kind) => ({
    name: groupNames[kind],
    options: suggestions
      .filter((each) => each.kind === kind)
      .map((suggestion, at) => ({
        ...{ key: `${kind}-${at}`, text: suggestion.text, detail: detailOf(suggestion), suggestion },
      })),
  }));
  return [{ name: 'Recent searches', options: searches }, ...groups].filter(({ options }) => options.length > 0);
}

function detailOf({ detail, precision }: Suggestion): string | null {
  const how = precision && precisionLabels[precision];
  return [detail, how].filter(Boolean).join(', ') || null;
}

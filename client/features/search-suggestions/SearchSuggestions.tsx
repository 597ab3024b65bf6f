import { skipToken } from '@apollo/client/react';
import { useCallback, useEffect, useId, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSearchSuggestionsQuery } from '../../generated/SearchSuggestions';
import { plural } from '../../shared/formats/plural';
import { useStore } from '../../platform/stores/useStore';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { browsePath } from '../browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import {
  addRecentSearch,
  clearRecentSearches,
  loadRecentSearches,
  recentSearches,
  removeRecentSearch,
} from './recentSearches';
import styles from './SearchSuggestions.module.css';
import { groupOptions, type Option } from './groupOptions';
import { markTyped } from './markTyped';
import { suggestionPath } from './suggestionPath';
import { useCombobox } from './useCombobox';

interface SearchSuggestionsProps {
  /** id of the search box, which this makes a combobox */
  inputId: string;
  filters: BrowseFilters;
}

/** Long enough that a fast typist asks once for a word. */
const pauseMs = 150;

/**
 * Suggestions below the search box while somebody types: recent searches of this device, and what the words may mean
 * (docs/rules/search-and-lists.md#suggestions). The box keeps working without them.
 */
export default function SearchSuggestions({ inputId, filters }: SearchSuggestionsProps): ReactNode {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(() => textOf(inputId));
  const asked = usePaused(text.trim());
  const { data, previousData } = useSearchSuggestionsQuery(asked === '' ? skipToken : { variables: { query: asked } });
  const recent = useStore(recentSearches);
  useEffect(loadRecentSearches, []);

  const found = text.trim() === '' ? undefined : (data ?? previousData);
  const groups = useMemo(() => groupOptions(found?.searchSuggestions ?? [], recent, text), [found, recent, text]);
  const options = groups.flatMap((group) => group.options);

  const choose = useCallback(
    (option: Option) => {
      addRecentSearch(option.text);
      const path =
        option.suggestion === null
          ? browsePath({ ...filters, q: option.text })
          : suggestionPath(option.suggestion, filters);
      void navigate(path);
    },
    [filters, navigate],
  );
  const { isOpen, active, close } = useCombobox({
    ...{ inputId, boxKey: filters.q, listId: id, options, onText: setText, onChoose: choose },
    onSubmit: addRecentSearch,
    onRemove: (option) => {
      if (option.suggestion === null) removeRecentSearch(option.text);
    },
  });

  const isShown = isOpen && options.length > 0;
  const press = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('[role="option"]') : null;
    const option = options.find(({ key }) => pressed?.id === `${id}-${key}`);
    if (!option) return;
    close();
    choose(option);
  };

  return (
    <>
      <div role="status">
        <VisuallyHidden>{isShown && `${plural(options.length, 'suggestion')}, use the arrow keys`}</VisuallyHidden>
      </div>
      {isShown && (
        // the box keeps the focus, and its keys move through the list
        <div
          role="presentation"
          className={styles.panel}
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
            {groups.map((group) => (
              <div key={group.name} role="group" aria-label={group.name}>
                <div className={styles.group} aria-hidden="true">
                  {group.name}
                </div>
                {group.options.map((option) => (
                  <div
                    key={option.key}
                    id={`${id}-${option.key}`}
                    role="option"
                    // screen readers may pause where a word is marked
                    aria-label={[option.text, option.detail].filter(Boolean).join(' ')}
                    aria-selected={options[active]?.key === option.key}
                    className={styles.option}
                  >
                    <span>{markTyped(option.text, text)}</span>
                    {option.detail !== null && <span className={styles.detail}> {option.detail}</span>}
                  </div>
                ))}
              </div>
            ))}
          </div>
          {recent.length > 0 && text.trim() === '' && (
            <button type="button" className={styles.clear} onClick={clearRecentSearches}>
              Clear recent searches
            </button>
          )}
        </div>
      )}
    </>
  );
}

function textOf(inputId: string): string {
  const input = document.getElementById(inputId);
  return input instanceof HTMLInputElement ? input.value : '';
}

/** The text as soon as it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { Option } from './groupOptions';

interface Combobox {
  inputId: string;
  /** changes with the element of the box: each search makes a new one */
  boxKey: string | null;
  listId: string;
  options: readonly Option[];
  onText: (text: string) => void;
  onChoose: (option: Option) => void;
  /** the form was sent with this text */
  onSubmit: (text: string) => void;
  /** Delete was pressed on an option */
  onRemove: (option: Option) => void;
}

/**
 * Makes an existing search box a combobox as WAI-ARIA describes it: the list opens on typing and by the arrow keys, they
 * move through it while the focus stays in the box, Enter chooses, Escape and leaving close it.
 */
export function useCombobox({ inputId, boxKey, listId, options, onText, onChoose, onSubmit, onRemove }: Combobox) {
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const isExpanded = isOpen && options.length > 0;
  const chosen = options[active];
  const activeId = isExpanded && chosen ? `${listId}-${chosen.key}` : null;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const typed = useEffectEvent((text: string) => {
    onText(text);
    setOpen(true);
    setActive(-1);
  });
  const sent = useEffectEvent((text: string) => {
    close();
    onSubmit(text);
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const last = options.length - 1;
    const move = (to: number) => {
      event.preventDefault();
      setOpen(true);
      setActive(to);
    };
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' && last >= 0) move(active >= last ? -1 : active + 1);
    else if (event.key === 'ArrowUp' && last >= 0) move(active < 0 ? last : active - 1);
    else if (event.key === 'Escape' && isExpanded) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isExpanded && chosen) {
      event.preventDefault();
      close();
      onChoose(chosen);
    } else if (event.key === 'Delete' && isExpanded && chosen?.suggestion === null) {
      event.preventDefault();
      setActive(-1);
      onRemove(chosen);
    } else if (event.key !== 'Shift' && event.key !== 'Tab' && active >= 0) setActive(-1);
  });
  const left = useEffectEvent(close);
  const attached = useEffectEvent(onText);

  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    const stop = new AbortController();
    const { signal } = stop;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    input.autocomplete = 'off';
    input.addEventListener('input', () => typed(input.value), { signal });
    input.addEventListener('focus', () => typed(input.value), { signal });
    input.addEventListener('blur', () => left(), { signal });
    input.addEventListener('keydown', (event) => pressed(event), { signal });
    input.form?.addEventListener('submit', () => sent(input.value), { signal });
    // letters that were typed since the first rendering had no listener
    attached(input.value);
    return () => stop.abort();
  }, [inputId, boxKey, listId]);

  useEffect(() => {
    const input = document.getElementById(inputId);
    input?.setAttribute('aria-expanded', String(isExpanded));
    if (activeId === null) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', activeId);
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [inputId, boxKey, isExpanded, activeId]);

  return { isOpen: isExpanded, active, close };
}

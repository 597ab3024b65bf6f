interface TintProps {
  'data-tint'?: string;
  ref?: (element: HTMLElement | null) => void;
}

/**
 * Attributes for an element whose background has this colour (`[data-tint]` in its style sheet). The policy of our pages refuses style
 * attributes in markup; scripts may set the property, for browsers without `attr()` of colours.
 */
export function tint(colour: string | null): TintProps {
  if (colour === null) return {};
  return {
    'data-tint': colour,
    ref: (element) => {
      if (element) element.style.backgroundColor = colour;
    },
  };
}

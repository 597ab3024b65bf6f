interface Sources {
  url: string;
  renditions: { url: string; width: number }[];
}

const middleWidth = 640;

/**
 * `src` and `srcset` from the smaller renditions. Falls back to the original when there are none. `small`: without those
 * wider than the middle, for pictures that are at most half as wide.
 */
export function pictureSources(
  { url, renditions }: Sources,
  small = false,
): { src: string; srcSet: string | undefined } {
  const middle = renditions.find((rendition) => rendition.width >= middleWidth) ?? renditions.at(-1);
  const offered = small && middle ? renditions.filter(({ width }) => width <= middle.width) : renditions;
  return {
    src: middle?.url ?? url,
    srcSet: offered.length > 0 ? offered.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined,
  };
}

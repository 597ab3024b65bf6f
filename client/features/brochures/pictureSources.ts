interface Sources {
  url: string;
  renditions: { url: string; width: number }[];
}

/** `src` and `srcset` from the smaller renditions. Falls back to the original when there are none. */
export function pictureSources({ url, renditions }: Sources): { src: string; srcSet: string | undefined } {
  const middle = renditions.find((rendition) => rendition.width >= 640) ?? renditions.at(-1);
  return {
    src: middle?.url ?? url,
    srcSet: renditions.length > 0 ? renditions.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined,
  };
}

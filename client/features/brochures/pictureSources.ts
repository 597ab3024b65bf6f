interface Sources {
  url: string;
  renditions: { url: string; width: number }[];
}

/** The smaller renditions are what cards use; the original is kept for pictures that have none. */
export function pictureSources({ url, renditions }: Sources): { src: string; srcSet: string | undefined } {
  const middle = renditions.find((rendition) => rendition.width >= 640) ?? renditions.at(-1);
  return {
    src: middle?.url ?? url,
    srcSet: renditions.length > 0 ? renditions.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined,
  };
}

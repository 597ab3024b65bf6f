interface Picture {
  url: string;
  renditions: readonly { width: number; url: string }[];
}

const widest = 480;

/** The address of a picture in the size of a tile. */
export function smallSource({ url, renditions }: Picture): string {
  return (renditions.find(({ width }) => width >= widest) ?? renditions.at(-1))?.url ?? url;
}

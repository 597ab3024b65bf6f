/** An external base map that replaces the site's own vector tiles. */
export interface MapSettings {
  tiles: {
    /** with {z}, {x} and {y} */
    url: string;
    /** plain text or HTML with links, as their terms ask for */
    attribution: string;
    /** the deepest zoom that they have */
    maxZoom: number;
  } | null;
}

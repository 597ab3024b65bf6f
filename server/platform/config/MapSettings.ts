/** An external base map that replaces the site's own vector tiles. */
export interface MapSettings {
  tiles: {
    /** with {z}, {x} and {y} */
    url: string;
    /** plain text or HTML with links, as the provider's terms require */
    attribution: string;
    /** the deepest available zoom */
    maxZoom: number;
  } | null;
}

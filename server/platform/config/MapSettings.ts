export interface MapSettings {
  /** an external base map that replaces the site's own vector tiles */
  tiles: {
    /** with {z}, {x} and {y} */
    url: string;
    /** plain text or HTML with links, as the provider's terms require */
    attribution: string;
    /** the deepest available zoom */
    maxZoom: number;
  } | null;
  /** the operator's map of the country, drawn below and around imported areas */
  file: MapFileSettings | null;
}

export interface MapFileSettings {
  /** path of a PMTiles file with vector tiles */
  path: string;
  /** plain text or HTML with links; empty: the one in the file */
  attribution: string;
}

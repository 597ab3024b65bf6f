import type { S3Settings } from '../file-store/S3Settings';

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
  /** PMTiles with vector tiles: path of a file or a folder, or with `s3` the name of an object */
  path: string;
  /** null: the maps are on this machine */
  s3: S3Settings | null;
  /** plain text or HTML with links; empty: the one in the file */
  attribution: string;
}

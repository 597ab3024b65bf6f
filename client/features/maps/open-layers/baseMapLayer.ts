import MVT from 'ol/format/MVT.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import type { MapColours } from '../mapColours';
import type { BaseMapSource } from './BaseMapSource';
import { baseMapStyle, type MoveName } from './baseMapStyle';

/** The ground; the colours only bear upon vector tiles, pictures come as they are. */
export function baseMapLayer(
  { kind, url, maxZoom }: BaseMapSource,
  colours: MapColours,
  moveName?: MoveName,
): BaseLayer {
  if (kind === 'raster') {
    // by this name the style sheet darkens pictures that only come light
    return new TileLayer({ className: 'raster-ground', source: new XYZ({ url, maxZoom, crossOrigin: 'anonymous' }) });
  }
  return new VectorTileLayer({
    source: new VectorTileSource({ format: new MVT(), url, maxZoom }),
    style: baseMapStyle(colours, moveName),
    declutter: true,
    // names are drawn once a movement has ended
    updateWhileAnimating: false,
    updateWhileInteracting: false,
  });
}

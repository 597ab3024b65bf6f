/** The kind of a base map feature. Streets are lines, or areas where a source has their full width. */
export type BaseMapKind = 'LAND' | 'PARK' | 'WATER' | 'SUBURB' | 'STREET';

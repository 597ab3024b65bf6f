/** What a feature of the base map is. Streets are lines, or areas where a source knows their whole width. */
export type BaseMapKind = 'LAND' | 'PARK' | 'WATER' | 'SUBURB' | 'STREET';

/** Mean radius of the earth in kilometres. The database's generated positions use the same number. */
export const earthRadiusKm = 6371.0088;

/** The greatest distance between two places: half the circumference, in kilometres. */
export const furthestKm = Math.PI * earthRadiusKm;

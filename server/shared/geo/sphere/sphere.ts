/** Mean radius of the earth in kilometres. The database's generated positions use the same number. */
export const earthRadiusKm = 6371.0088;

/** No two places are further apart than half the way round. */
export const furthestKm = Math.PI * earthRadiusKm;

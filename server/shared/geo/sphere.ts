/** Mean radius of the earth, in kilometres; the same number stands in the database's generated positions. */
export const earthRadiusKm = 6371.0088;

/** No two places are further apart than half the way round. */
export const furthestKm = Math.PI * earthRadiusKm;

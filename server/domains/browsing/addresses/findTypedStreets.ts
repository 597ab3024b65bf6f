import type { DataSource } from 'typeorm';
import { SqlValues } from '../../../platform/database/SqlValues';
import { plainWords } from '../suggestions/startsWord';
import { possibleStreets } from './parseAddress';

export interface TypedStreet {
  streetName: string;
  mapAreaId: number;
  areaName: string;
  areaCode: string;
  /** its suburb, where the area has another street of its name */
  locality: string;
  /** all its suburbs, if it has one */
  localities: string[];
  /** the middle of the street */
  latitude: number;
  longitude: number;
}

interface StreetRow extends TypedStreet {
  state: string | null;
  /** suburbs whose box has the middle of the street */
  around: string[];
}

/** streets of one name in all areas, those that are typed in full first */
const mostRead = 500;

/**
 * Returns the `most` best streets whose name the first words are, or of which all words are the beginning. If words follow
 * the name, one of them at least begins a word of the street's suburb, area or state.
 */
export async function findTypedStreets(
  database: DataSource,
  words: readonly string[],
  most: number,
): Promise<TypedStreet[]> {
  const divided = possibleStreets(words).map(({ name, further }) => ({ key: plainWords(name), further }));
  const values = new SqlValues();
  const is = divided.map(({ key }) => `search_key(e.street_name) LIKE ${values.add(key)}`);
  // suburbs are asked for only where words follow the name
  const followed = divided.filter(({ further }) => further.length > 0).map(({ key }) => key);
  const isFollowed = `search_key(e.street_name) = ANY(${values.add(followed)}::text[])`;
  const begins = `search_key(e.street_name) LIKE ${values.add(`${plainWords(words.join(' '))}%`)}`;
  const rows = await database.query<StreetRow[]>(
    `SELECT e.street_name AS "streetName", e.map_area_id AS "mapAreaId", m.name AS "areaName", m.code AS "areaCode",
       m.state, e.locality, e.latitude, e.longitude,
       CASE WHEN e.locality = '' THEN '{}' ELSE e.locality || e.further_localities END AS localities,
       CASE WHEN ${isFollowed} THEN ARRAY(
         SELECT f.name FROM base_map_sources s JOIN base_map_features f ON f.source_id = s.id AND f.kind = 'SUBURB'
         WHERE s.map_area_id = m.id AND e.longitude BETWEEN f.west AND f.east AND e.latitude BETWEEN f.south AND f.north
       ) ELSE '{}' END AS around
     FROM (
       SELECT * FROM street_index_entries e WHERE ${[...is, begins].join(' OR ')}
       ORDER BY (${is.join(' OR ')}) DESC, char_length(e.street_name), e.id LIMIT ${mostRead}
     ) e
     JOIN map_areas m ON m.id = e.map_area_id
     ORDER BY char_length(e.street_name), lower(e.street_name), lower(m.name), e.locality`,
    values.all,
  );
  const ranked = rows.flatMap((street) => {
    const key = plainWords(street.streetName);
    const further = divided.find((one) => one.key === key)?.further ?? [];
    const named = further.filter((word) => isAround(street, word)).length;
    return further.length === 0 || named > 0 ? [{ street, named }] : [];
  });
  return ranked
    .sort((one, other) => other.named - one.named)
    .slice(0, most)
    .map(({ street }) => street);
}

function isAround({ areaName, state, localities, around }: StreetRow, word: string): boolean {
  const place = plainWords([areaName, state ?? '', ...localities, ...around].join(' '));
  return ` ${place}`.includes(` ${plainWords(word)}`);
}

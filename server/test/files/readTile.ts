import { PbfReader } from 'pbf';

interface ReadLayer {
  features: number;
  /** each once */
  texts: string[];
  /** the name of each feature that has one */
  names: string[];
}

/** Returns the layers of a vector tile. */
export function readTile(bytes: Buffer): Record<string, ReadLayer> {
  const layers: Record<string, ReadLayer> = {};
  new PbfReader(bytes).readFields((tag, _, tile) => {
    if (tag !== 3) return;
    const [keys, values, tags] = [[] as string[], [] as (string | null)[], [] as number[][]];
    let [name, features] = ['', 0];
    tile.readMessage((field, __, pbf) => {
      if (field === 1) name = pbf.readString();
      if (field === 2) {
        features += 1;
        pbf.readMessage((part, ___, feature) => {
          if (part === 2) tags.push(feature.readPackedVarint());
        }, null);
      }
      if (field === 3) keys.push(pbf.readString());
      if (field === 4) {
        const at = values.push(null) - 1;
        pbf.readMessage((kind, ___, value) => {
          if (kind === 1) values[at] = value.readString();
        }, null);
      }
    }, null);
    const nameAt = keys.indexOf('name');
    const names = tags.flatMap((pairs) => {
      const at = pairs.findIndex((key, place) => place % 2 === 0 && key === nameAt);
      return at === -1 ? [] : [values[pairs[at + 1] ?? -1] ?? ''];
    });
    layers[name] = { features, texts: values.filter((value) => value !== null), names };
  }, null);
  return layers;
}

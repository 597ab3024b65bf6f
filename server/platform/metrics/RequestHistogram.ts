/** Upper limits in seconds. */
export const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

/** A line of the exposition format, as prom-client's registry takes it. */
interface Line {
  metricName: string;
  labels: Record<string, string | number>;
  value: number;
}

/** The requests of one method, route and status. */
export interface RequestSeries {
  count: number;
  sum: number;
  /** requests in each bucket alone; the last entry is for those above all limits */
  buckets: number[];
}

/**
 * A Prometheus histogram by method, route and status, for the path of cache hits: `observe` finds its series by three
 * look-ups and takes some 30 ns, prom-client's own about 1 µs, because it joins and checks the labels each time. Labels
 * have to be few: routes are patterns, never addresses.
 */
export class RequestHistogram {
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  private readonly routes = new Map<string, Map<string, Map<number, RequestSeries>>>();

  constructor(
    readonly name: string,
    readonly help: string,
  ) {}

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.seriesOf(method, route, status);
    series.count += 1;
    series.sum += seconds;
    let at = 0;
    while (at < requestBuckets.length && seconds > (requestBuckets[at] ?? Infinity)) at += 1;
    series.buckets[at] = (series.buckets[at] ?? 0) + 1;
  }

  /** For the registry. */
  get(): Promise<{ name: string; help: string; type: string; aggregator: string; values: Line[] }> {
    const values: Line[] = [];
    this.forEach((labels, { count, sum, buckets }) => {
      let below = 0;
      for (const [at, le] of requestBuckets.entries()) {
        below += buckets[at] ?? 0;
        values.push({ metricName: `${this.name}_bucket`, labels: { ...labels, le }, value: below });
      }
      values.push({ metricName: `${this.name}_bucket`, labels: { ...labels, le: '+Inf' }, value: count });
      values.push({ metricName: `${this.name}_sum`, labels, value: sum });
      values.push({ metricName: `${this.name}_count`, labels, value: count });
    });
    const { name, help, type, aggregator } = this;
    return Promise.resolve({ name, help, type, aggregator, values });
  }

  forEach(visit: (labels: { method: string; route: string; status: number }, series: RequestSeries) => void): void {
    for (const [route, methods] of this.routes)
      for (const [method, statuses] of methods)
        for (const [status, series] of statuses) visit({ method, route, status }, series);
  }

  reset(): void {
    this.routes.clear();
  }

  private seriesOf(method: string, route: string, status: number): RequestSeries {
    const methods = getOrAdd(this.routes, route, () => new Map<string, Map<number, RequestSeries>>());
    const statuses = getOrAdd(methods, method, () => new Map<number, RequestSeries>());
    return getOrAdd(statuses, status, () => ({
      count: 0,
      sum: 0,
      buckets: Array<number>(requestBuckets.length + 1).fill(0),
    }));
  }
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const created = create();
  map.set(key, created);
  return created;
}

import { Registry } from 'prom-client';
import { RequestHistogram } from './RequestHistogram';

it('counts each request in its series, as Prometheus reads it', async () => {
  const histogram = new RequestHistogram('requests', 'Time of requests.');
  const registry = new Registry();
  registry.registerMetric(histogram as never);
  histogram.observe('GET', '/rest/brochure/:id', 200, 0.0009);
  histogram.observe('GET', '/rest/brochure/:id', 200, 0.002);
  histogram.observe('GET', '/rest/brochure/:id', 404, 60);
  const text = await registry.metrics();
  expect(text).toContain('# TYPE requests histogram');
  expect(text).toContain('requests_bucket{method="GET",route="/rest/brochure/:id",status="200",le="0.001"} 1');
  expect(text).toContain('requests_bucket{method="GET",route="/rest/brochure/:id",status="200",le="0.0025"} 2');
  expect(text).toContain('requests_bucket{method="GET",route="/rest/brochure/:id",status="200",le="+Inf"} 2');
  expect(text).toContain('requests_bucket{method="GET",route="/rest/brochure/:id",status="404",le="30"} 0');
  expect(text).toContain('requests_count{method="GET",route="/rest/brochure/:id",status="404"} 1');
  expect(text).toContain('requests_sum{method="GET",route="/rest/brochure/:id",status="404"} 60');
});

it('puts a time that equals a limit below it', async () => {
  const histogram = new RequestHistogram('requests', 'Time of requests.');
  histogram.observe('GET', '/', 200, 0.001);
  const { values } = await histogram.get();
  expect(values[0]).toMatchObject({ labels: { le: 0.001 }, value: 1 });
});
